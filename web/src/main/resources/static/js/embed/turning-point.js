import { loadMessages } from '../messages.js';
import { learnNames } from '../names.js';
import { part } from '../parts.js';
import { AnalysisWords } from '../replay/analysis-words.js';
import { Timeline } from '../replay/timeline.js';
import { read } from './spectator.js';

/** Its own address, so that the bundler makes no file of it: these words are in the first one. */
const moduleOf = (game) => new URL(`../boards/${game}/move-words.js`, import.meta.url).href;

const change = ({ before, after }) => Math.abs(after - before);

/** The moment that decided most, in words; null if there is none, or the game is not analysed yet. */
export async function turningPoint(id, nameOf) {
  const { analysis } = await read(`/tables/${id}/analysis`);
  const view = analysis?.views.find(({ knowledge }) => knowledge === 'AS_KNOWN');
  const [greatest] = (view?.turningPoints ?? []).toSorted((one, other) => change(other) - change(one));
  if (!greatest) return null;
  const { game } = analysis;
  const [replay, moves] = await Promise.all([
    read(`/tables/${id}/replay?perspective=open`),
    part(`${game}/move-words`, () => import(moduleOf(game))),
    loadMessages('analysis', 'learn/common', `learn/${game}`),
  ]);
  learnNames(replay.names);
  return new AnalysisWords({ replay, timeline: new Timeline(replay), nameOf }, moves).turningPoint(greatest, view);
}
