import { t } from '../../messages.js';
import { RESOURCES, SITES } from './box.js';
import { say } from './cards.js';
import { icon } from './glyphs.js';

const CALAMITIES = [
  ...['FAMINE', 'DECADENCE', 'EARTHQUAKE', 'EPIDEMIC'],
  ...['FANATICISM', 'OBSCURANTISM', 'HURRICANE', 'INVASION'],
];

const named = (family, names) => names.map((name) => [say(`${family}.${name}`), () => icon(name)]);

/** Resources, Sites and calamities. */
export const PICTURES = () => [
  ...named('resource', RESOURCES),
  ...named('site', SITES),
  ...named('calamity', CALAMITIES),
  [t('term.s-evolution.pop'), () => icon('POP')],
  [t('term.s-evolution.joker'), () => icon('JOKER')],
];

const PHASES = {
  NAME_TRUMP: 4,
  TRICK_PLAY: 4,
  TRICK_DISCOVERY: 5,
  TRICK_TAKE: 5,
  CALAMITIES: 7,
  JOKERS: 8,
  COMMERCE: 8,
};

/** The chapter about what is to be done. */
export const promptRule = ({ phase }) => ({ ...PHASES, POP_REMOVAL: 9, MANAGEMENT: 10, GAME_OVER: 11 })[phase] ?? 1;

/** The parts of the board with their chapters; of several that fit, the first counts. */
export const TERMS = [
  { key: 'round', at: '.trick .rounds', rule: 1 },
  { key: 'suits', at: '.trick header dl, .trick dl > div', rule: 4 },
  { key: 'trickCard', at: '.trick .slot, .trick .spot', rule: 5 },
  { key: 'queue', at: '.queue, .queue-title', rule: 5 },
  { key: 'score', at: '.score', rule: 9 },
  { key: 'age', at: '.ages, .ages li', rule: 4 },
  { key: 'population', at: '.store.people', rule: 10 },
  { key: 'store', at: '.store, .stores', rule: 8 },
  { key: 'needs', at: '.needs', rule: 9 },
  { key: 'site', at: '.site, .sites', rule: 10 },
  { key: 'discovery', at: '.discoveries', rule: 11 },
  { key: 'taken', at: '.group.taken', rule: 5 },
  { key: 'shadow', at: '.shadow-mark', rule: 7 },
  { key: 'trumpChoice', at: '[data-key^=trump-]', rule: 4 },
  { key: 'calamity', at: '[data-key^=calamity-]', rule: 7 },
  { key: 'buy', at: '[data-key^=buy-]', rule: 10 },
  { key: 'evolve', at: '[data-key=evolve]', rule: 10 },
  { key: 'end', at: '[data-key=end]', rule: 10 },
  { key: 'handCard', at: '.hand-card, .hand, .hand-title', rule: 3 },
  { key: 'choice', at: '.choice, .tray', rule: 6 },
  { key: 'otherHand', at: '.group', rule: 3 },
  { key: 'trick', at: '.trick', rule: 4 },
  { key: 'civilisation', at: '.civ, .sev-token', rule: 1 },
];
