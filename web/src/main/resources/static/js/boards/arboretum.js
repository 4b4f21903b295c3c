import { html, nothing } from 'lit-html';
import { t } from '../messages.js';
import { arrangement } from './arboretum/arrangement.js';
import { gardenGrid } from './arboretum/garden.js';
import { otherHand, ownHand } from './arboretum/hand.js';
import { legal, seatsFrom } from './arboretum/legal.js';
import { scoreTable } from './arboretum/scores.js';
import { planned } from './arboretum/plan.js';
import { nextCards, sources } from './arboretum/sources.js';
import { cardName } from './arboretum/trees.js';
import { viewStateOf } from './view-state.js';
import { track } from './motion.js';
import { MOTIONS } from './arboretum/motions.js';

export { choices } from './arboretum/choices.js';
export { MOTIONS } from './arboretum/motions.js';
export { plannedMoves } from './arboretum/plan.js';
export { logPiece } from './arboretum/log.js';

/** The whole table of a game, and what is to be done in a sentence. */
export function draw(context) {
  const { table, mini } = context;
  const { view } = table;
  if (!view) return { board: null, now: null };
  if (mini) return { board: miniature(context), now: null };
  track(context, MOTIONS);
  const viewState = viewStateOf(table);
  const over = view.result.length > 0;
  const own = context.seat === null ? null : view.players[context.seat];
  const others = seatsFrom(context).filter((player) => player !== own);
  const [first, ...rest] = own ? [own, ...others] : others;
  const gardens = (players) => players.map((player) => garden(context, player, viewState.species));
  const { tall, tracks } = arrangement(rest);
  return {
    now: nowSentence(context),
    others: t('arboretum.gardens'),
    board: html`<div class="arboretum seats-${view.players.length} ${over ? 'over' : ''} ${tall ? 'tall' : ''}">
      ${over ? html`<div class="part-main">${scores(context)}</div>` : nothing}
      <div class="${over ? 'part-others' : 'part-main'} first-garden">${gardens([first])}</div>
      <div class="part-others gardens" .style=${`--tracks: ${tracks}`}>${gardens(rest)}</div>
    </div>`,
    dock: over
      ? null
      : html`<div class="arboretum-dock">
          ${sources(context)}${own?.hand ? ownHand(context, own) : nothing}${nextCards(view)}
        </div>`,
  };
}

/** The right to score each species; a click shows its paths alone. */
function scores(context) {
  const viewState = viewStateOf(context.table);
  return scoreTable(context, viewState.species, (species) => {
    viewState.species = viewState.species === species ? null : species;
    context.redraw();
  });
}

/** The parts of the points at the end of a game: the table, and the paths in every garden. */
export function how(context) {
  const { view } = context.table;
  if (!view.result.length) return nothing;
  const { species } = viewStateOf(context.table);
  const small = { ...context, picked: {}, mini: true, still: true };
  return html`${scores(context)}
    <div class="scored-gardens">
      ${seatsFrom(context).map(
        (player) =>
          html`<figure>
            ${gardenGrid(small, player, [], species)}
            <figcaption class="small">${context.nameOf(player.seat)}</figcaption>
          </figure>`,
      )}
    </div>`;
}

function nowSentence(context) {
  const { table, nameOf, myTurn, picked } = context;
  const { turn } = table.view;
  if (!['DRAW', 'PLANT', 'DISCARD'].includes(turn.phase)) return null;
  if (!myTurn) return t(`arboretum.other.${turn.phase}`, { name: nameOf(turn.seat) });
  if (turn.phase === 'DRAW') return t(`arboretum.now.DRAW${turn.drawn}`);
  if (planned(context)) return t('arboretum.now.PLANT.planned', { card: cardName(picked.card) });
  return picked.card
    ? t(`arboretum.now.${turn.phase}.picked`, { card: cardName(picked.card) })
    : t(`arboretum.now.${turn.phase}`);
}

function garden(context, player, species) {
  const { table, nameOf, seat } = context;
  const own = player.seat === seat;
  const over = table.view.result.length > 0;
  const title = own ? t('arboretum.yourGarden') : t('arboretum.garden', { name: nameOf(player.seat) });
  return html`<section class="card garden ${table.awaited.includes(player.seat) ? 'turn' : ''} ${own ? 'own' : ''}">
    <header>
      <h2 class="name" data-spot="arboretum-seat-${player.seat}" aria-label=${title}>
        ${own ? title : nameOf(player.seat)}
      </h2>
      ${own && !over ? nothing : otherHand(player)}
    </header>
    ${gardenGrid(context, player, own ? legal(context, 'Plant') : [], species)}
  </section>`;
}

const miniature = (context) =>
  html`<div class="mini-gardens">
    ${context.table.view.players.map((player) => html`<div>${gardenGrid(context, player, [], null)}</div>`)}
  </div>`;
