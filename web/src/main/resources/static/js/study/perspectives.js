import { t } from '../messages.js';

/** All views of a game, the widest last. */
export const perspectivesOf = ({ replay }) => ['spectator', ...replay.players.map((_, seat) => `seat-${seat}`), 'open'];

export function perspectiveName(code, nameOf) {
  const seat = /^seat-(\d+)$/.exec(code)?.[1];
  return seat === undefined ? t(`study.for.${code}`) : t('study.for.seat', { name: nameOf(Number(seat)) });
}

/** Whether a reader whose view is the first may read what is bound to the second. */
export const includes = (reader, perspective) =>
  reader === 'open' || perspective === 'spectator' || reader === perspective;

/** The least that readers know who see this moment: a note there must know it, too. */
export function leastAt(chapter, { variation }) {
  if (variation === null) return 'spectator';
  if (variation === 0) return chapter.perspective;
  return chapter.variations.find((each) => each.number === variation).perspective;
}
