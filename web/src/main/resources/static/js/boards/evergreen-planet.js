import { html, nothing } from 'lit-html';
import { t } from '../messages.js';
import { chosenCard, draftRow } from './evergreen-planet/draft.js';
import { forecastOf } from './evergreen-planet/score-forecast.js';
import { cellsOf, pieceAt } from './evergreen-planet/map.js';
import { miniature } from './evergreen-planet/miniature.js';
import { nowSentence } from './evergreen-planet/turn-sentence.js';
import { planetPicture } from './evergreen-planet/planet.js';
import { nameLine, opponentPanel, otherPlanet, forecastLine, seasonCards } from './evergreen-planet/players.js';
import { finalScores, scoresSoFar, scoreTable, seasonBill } from './evergreen-planet/scores.js';
import { yearLine } from './evergreen-planet/season.js';
import { enlarge, shownPlanet } from './evergreen-planet/enlarged-planet.js';
import { addStep, previewOf, stageOf, takeBack, targetsOf } from './evergreen-planet/stage.js';
import { abilityTracks } from './evergreen-planet/tracks.js';
import { glowOf, trailOf } from './evergreen-planet/trail.js';
import { turnPanel } from './evergreen-planet/turn.js';
import { fertilityZone } from './evergreen-planet/zone.js';
import { track } from './motion.js';
import { MOTIONS } from './evergreen-planet/motions.js';

export { choices } from './evergreen-planet/choices.js';
export { MOTIONS } from './evergreen-planet/motions.js';
export { plannedMoves } from './evergreen-planet/stage.js';
export { logPiece } from './evergreen-planet/log.js';

/** The parts of the points at the end of a game. */
export const how = (context) => (context.table.view.outcome ? finalScores(context) : nothing);

/** The whole table of a game, and what is to be done in a sentence. */
export function draw(context) {
  const { view } = context.table;
  if (!view) return { board: null, now: null };
  if (context.mini) return { board: miniature(context), now: null };
  track(context, MOTIONS);
  const stage = context.seat === null || context.readOnly ? null : stageOf(context.table);
  const shown = shownPlanet(context);
  return {
    now: nowSentence(context, stage),
    others: t('evergreen-planet.otherPlanets'),
    board: html`<div class="planet-table" data-at="planets">
      <div class="band part-main">${yearLine(view)}${fertilityZone(context)}</div>
      ${largePlanet(context, stage, shown)}
      <div class="rest part-others">
        ${others(context, shown)}
        <div class="card phone-only">
          ${abilityTracks(view, shown)}${seasonCards(shown)}${view.outcome ? nothing : scoreTable(context)}
        </div>
      </div>
    </div>`,
    dock: html`<div class="planet-dock ${context.seat === null ? 'watching' : ''}" data-fit>
      <div class="panel-side">
        ${view.outcome ? finalScores(context) : html`${draftRow(context, stage)} ${turnOrChoice(context, stage)}`}
        <div class="about">
          ${abilityTracks(view, shown)}${seasonCards(shown)}${seasonBill(context)}
          ${view.outcome ? nothing : scoresSoFar(context)}
        </div>
      </div>
    </div>`,
  };
}

/** The planets that are not large now, and the automatic opponent. */
function others(context, shown) {
  const { players, opponent } = context.table.view;
  const small = players.filter((player) => player !== shown);
  return html`${opponent ? opponentPanel(context.table.view) : nothing}
  ${
    small.length
      ? html`<ul class="others" aria-label=${t('evergreen-planet.others')}>
          ${small.map((player) => otherPlanet(context, player, looksAt(context, player.seat)))}
        </ul>`
      : nothing
  }`;
}

const isActing = (context, stage, player) =>
  player.seat === context.seat && stage && context.table.view.phase === 'ACTION' && player.reach;

const turnOrChoice = (context, stage) => {
  if (!stage) return nothing;
  return isActing(context, stage, context.table.view.players[context.seat])
    ? turnPanel(context, stage)
    : chosenCard(context, stage);
};

function largePlanet(context, stage, player) {
  const { view } = context.table;
  const own = player.seat === context.seat;
  const acting = isActing(context, stage, player);
  const planet = acting ? previewOf(stage, player) : player.planet;
  const outlook = planet === player.planet ? player.outlook : forecastOf(view, planet);
  return html`<section
    class="card own part-main ${context.table.awaited.includes(player.seat) ? 'awaited' : ''}"
    data-drop=${own && view.phase === 'DRAFT' ? 'planet' : nothing}
    aria-label=${t('evergreen-planet.planetOf', { name: context.nameOf(player.seat) })}
  >
    <div class="planet-line">
      ${nameLine(context, player)}${own || context.seat === null ? nothing : backButton(context)}
      ${forecastLine(outlook, player.outlook)}
    </div>
    ${planetPicture(view, {
      planet,
      outlook,
      name: context.nameOf(player.seat),
      seat: player.seat,
      work: acting ? workOf(context, stage, player) : hintsOf(context, stage),
      trail: trailOf(context.table, player),
      glow: glowOf(context, player.seat),
    })}
  </section>`;
}

const looksAt = (context, seat) => () => {
  enlarge(context, seat);
  context.redraw();
};

const backButton = (context) =>
  html`<button data-key="back" @click=${looksAt(context, null)}>${t('evergreen-planet.backToMine')}</button>`;

function workOf(context, stage, me) {
  const then =
    (act) =>
    (...args) => {
      act(stage, ...args);
      context.redraw();
    };
  return {
    targets: context.myTurn ? targetsOf(stage, me, context.table.legalMoves) : new Map(),
    steps: stage.steps,
    becomes: (cell, kind) => pieceAt(previewOf({ steps: [...stage.steps, { kind, cell }] }, me), cell),
    choose: then((now, cell, kind) => addStep(now, kind, cell)),
    takeBack: then(takeBack),
  };
}

/** While a card is being looked at, the cells its actions could be about. */
function hintsOf({ table }, stage) {
  const kind = stage?.card?.split('-')[0];
  const hinted = kind
    ? cellsOf(table.view.tables)
        .filter(({ biome }) => biome && (kind === 'WILD' || biome === kind))
        .map(({ cell }) => cell)
    : null;
  return { targets: new Map(), steps: [], hinted };
}
