import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { t } from '../../messages.js';
import { draggable } from '../draggable-card.js';
import { backPicture, cardPicture } from './cards.js';
import { markerSign } from './pieces.js';
import { abilityName, cardName, faceName, kindName } from './words.js';

/** The row of cards with the marker, and the cards taken from it in this round. */
export function draftRow(context, stage) {
  const { view } = context.table;
  const { display, marked } = view.draft;
  return html`<section class="draft" data-at="row" aria-label=${t('evergreen-planet.row')}>
    <div class="cards" data-rove>
      <div class="pile" data-spot="planet-deck">
        ${backPicture()}<span class="small numbers">${t('evergreen-planet.deck', { count: view.deckCount })}</span>
      </div>
      ${repeat(
        display,
        (face) => face.card,
        (face) => offered(context, stage, face, face.card === marked),
      )}
      ${repeat(
        taken(context),
        ({ face }) => face.card,
        ({ face, name, seat }) =>
          html`<div class="taken">
            <div data-flip="planet-${face.card}">${cardPicture(face)}</div>
            <span class="small by-whom"
              >${view.draft.nextStartSeat === seat && !marked ? firstNext() : nothing}<span>${name}</span></span
            >${inWords(face)}
          </div>`,
      )}
    </div>
  </section>`;
}

/** Biome and ability, where there is room beside the card. */
const inWords = (face) => html`<span class="in-words muted">${cardName(face.card)}</span>`;

const firstNext = () =>
  html`<svg class="inline-marker" viewBox="-13 -13 26 26" role="img" aria-label=${t('evergreen-planet.marker')}>
    ${markerSign()}
  </svg>`;

/** In draft order. */
function taken({ table, nameOf }) {
  const { players, opponent, draft } = table.view;
  const all = [
    ...players.map(({ seat, card }) => ({ seat, face: card, name: nameOf(seat) })),
    ...(opponent ? [{ seat: opponent.seat, face: opponent.card, name: t('evergreen-planet.opponentShort') }] : []),
  ];
  return all.map((_, i) => all[(draft.startSeat + i) % all.length]).filter(({ face }) => face);
}

function offered(context, stage, face, marked) {
  const move = context.myTurn
    ? context.table.legalMoves.find((each) => each.type === 'PickCard' && each.card === face.card)
    : null;
  const picture = html`<span data-flip="planet-${face.card}" data-from="planet-deck"
      >${cardPicture(face, { marked })}</span
    >${inWords(face)}`;
  if (!move) return html`<div class="offer">${picture}</div>`;
  const up = stage.card === face.card;
  return html`<button
    class="card-button ${up ? 'picked' : 'lit'}"
    data-key="pick-${face.card}"
    aria-pressed=${up}
    @pointerdown=${draggable({
      lift: () => look(context, stage, face.card),
      drop: (place) => place === 'planet' && context.play(move),
    })}
    @click=${() => (up ? context.play(move) : look(context, stage, face.card))}
  >
    <span class="hidden-text"
      >${t(up ? 'evergreen-planet.takeCard' : 'evergreen-planet.lookAt', { card: faceName(face) })}</span
    ><span aria-hidden="true">${picture}</span>
  </button>`;
}

function look(context, stage, card) {
  stage.card = card;
  context.redraw();
}

/** The effect of the selected card. */
export function chosenCard(context, stage) {
  const face = context.table.view.draft.display.find((each) => each.card === stage.card);
  if (!face || !context.myTurn) return nothing;
  const me = context.table.view.players[context.seat];
  const track = context.table.view.tables.tracks[face.ability];
  const value = track[Math.min(me.levels[face.ability] + 1, track.length - 1)];
  const left = face.drought ? 'drought' : face.fertility ? 'fertile' : 'nothing';
  return html`<div class="question">
    <p>
      <strong>${cardName(face.card)}.</strong>
      ${
        face.kind === 'WILD'
          ? t('evergreen-planet.meansAnywhere')
          : t('evergreen-planet.meansBiome', { biome: kindName(face.kind) })
      }
      ${t(`evergreen-planet.means.${face.ability}`, { ability: abilityName(face.ability), value })}
      <span class="muted"
        >${t(`evergreen-planet.ifLeft.${left}`, { biome: kindName(face.kind), count: face.fertility })}</span
      >
    </p>
    <button class="primary" data-key="take" @click=${() => context.play({ type: 'PickCard', card: face.card })}>
      ${t('evergreen-planet.take')}
    </button>
  </div>`;
}
