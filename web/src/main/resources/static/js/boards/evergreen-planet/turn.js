import { html, nothing } from 'lit-html';
import { t } from '../../messages.js';
import { draggable } from '../draggable-card.js';
import { planPoints } from '../plan-points.js';
import { forecastOf } from './score-forecast.js';
import { addStep, choosePart, moveOf, partOf, possible, previewOf, targetsOf, undo } from './stage.js';
import { ground, piece } from './pieces.js';
import { abilityName, kindName } from './words.js';

const ACTIONS = ['A', 'B', 'C', 'D'];
const PICTURES = {
  A: ['SPROUT', 'SPROUT', 'SPROUT'],
  B: ['SMALL', 'LARGE'],
  C: ['SPROUT', '+', 'SMALL'],
  D: ['SPROUT', '/', 'SMALL'],
};
const where = (kind) =>
  html`<svg class="where biome-${kind}" viewBox="-14 -14 28 28" aria-hidden="true">
    <rect class="ground" x="-14" y="-14" width="28" height="28" rx="7"></rect>
    <g class="glyph">${ground(kind)}</g>
  </svg>`;
const icon = (name) =>
  html`<svg class="icon" viewBox="-22 -24 44 46" aria-hidden="true"><g class="piece">${piece(name)}</g></svg>`;

/** The panel to choose, compose, undo and confirm action and ability. */
export function turnPanel(context, stage) {
  const { view, legalMoves } = context.table;
  const me = view.players[context.seat];
  const part = partOf(stage, me);
  const move = moveOf(stage, me, legalMoves);
  const change = (act) => () => {
    act();
    context.redraw();
  };
  const drop = (cell) => {
    const kind = targetsOf(stage, me, legalMoves).get(cell);
    if (kind) change(() => addStep(stage, kind, cell))();
  };
  const carried = (lift) => draggable({ lift, drop });
  const tab = (name, label, done) =>
    html`<button
      class="part ${part === name ? 'on' : ''}"
      data-key="part-${name}"
      aria-pressed=${part === name}
      ?disabled=${done}
      @pointerdown=${name === 'ABILITY' ? carried(change(() => choosePart(stage, name))) : undefined}
      @click=${change(() => choosePart(stage, name))}
    >
      ${done ? '✓ ' : ''}${label}
    </button>`;
  return html`<section class="turn" aria-label=${t('evergreen-planet.yourTurn')}>
    <div class="parts">
      ${tab('ACTION', t('evergreen-planet.action'), me.actionDone)}
      ${tab(
        'ABILITY',
        html`${icon(me.card.ability)} ${t('evergreen-planet.useAbility', { ability: abilityName(me.card.ability) })}`,
        me.abilityUsed,
      )}
    </div>
    ${part === 'ACTION' ? actions(context, stage, me, move, change, carried) : abilityText(me)}
    ${confirmBar(context, stage, me, part, move, change)}
  </section>`;
}

function actions({ table }, stage, me, move, change, carried) {
  const becomes = stage.type ?? (stage.steps.length ? move?.action : null);
  const open = possible({ ...stage, type: null }, me, table.legalMoves);
  return html`<ul class="actions">
    ${ACTIONS.map(
      (type) =>
        html`<li>
          <button
            data-key="action-${type}"
            class="ticket ${becomes === type ? 'on' : ''}"
            aria-pressed=${stage.type === type}
            ?disabled=${!open.includes(type)}
            @pointerdown=${carried(
              change(() => {
                stage.type = type;
              }),
            )}
            @click=${change(() => {
              stage.type = stage.type === type ? null : type;
            })}
          >
            <span class="pictures"
              >${PICTURES[type].map((sign) =>
                sign.length > 1 ? icon(sign) : html`<span class="sign" aria-hidden="true">${sign}</span>`,
              )}${where(type === 'D' ? 'WILD' : me.card.kind)}</span
            >
            <span>${t(`evergreen-planet.action.${type}`, { biome: kindName(me.card.kind) })}</span>
          </button>
        </li>`,
    )}
  </ul>`;
}

const abilityText = ({ card, reach }) =>
  html`<p class="ability-text">
    ${t(`evergreen-planet.means.${card.ability}`, { ability: abilityName(card.ability), value: reach.abilityValue })}
  </p>`;

function confirmBar(context, stage, me, part, move, change) {
  const none = stage.steps.length === 0;
  const bud = part === 'ABILITY' && me.card.ability === 'BUD';
  const label =
    part === 'ACTION' ? (none ? 'doNothing' : 'confirm') : bud ? 'countBuds' : none ? 'onlyImprove' : 'confirm';
  return html`<div class="confirm ${none ? '' : 'working'}">
    ${
      none
        ? nothing
        : html`${pointsOf(context, stage, me)}
            <button data-key="undo" @click=${change(() => undo(stage))}>${t('evergreen-planet.undo')}</button>
            <button
              class="plain"
              data-key="clear"
              @click=${change(() => {
                stage.steps = [];
              })}
            >
              ${t('evergreen-planet.clear')}
            </button>`
    }
    <button
      class=${none && !bud ? '' : 'primary'}
      data-key="confirm"
      ?disabled=${!move || !context.myTurn}
      @click=${() => context.play(move)}
    >
      ${t(`evergreen-planet.button.${label}`, { value: me.reach.abilityValue, count: stage.steps.length })}
    </button>
    ${
      me.actionDone && none
        ? html`<button data-key="end" ?disabled=${!context.myTurn} @click=${() => context.play({ type: 'EndTurn' })}>
            ${t('evergreen-planet.endTurn')}
          </button>`
        : nothing
    }
  </div>`;
}

/** Sun and forest as the season would score them, now and with what has been put together. */
function pointsOf({ table }, stage, me) {
  const points = ({ sunPoints, forestPoints }) => sunPoints + forestPoints;
  const after = forecastOf(table.view, previewOf(stage, me));
  return planPoints(t('evergreen-planet.seasonPoints'), points(me.outlook), points(after));
}
