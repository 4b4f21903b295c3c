import { html, nothing } from 'lit-html';
import { t } from '../messages.js';
import { playerName } from '../names.js';
import { BY_ORGANISER } from '../reason.js';
import { hasStarted, isOver } from './phase.js';

/** The order at the start, set by hand: the first is number 1. */
export function seeding(page) {
  const { overview } = page.live;
  const { entries, seeding: chosen } = overview;
  const active = entries.filter((each) => each.status === 'ACTIVE');
  if (hasStarted(overview) || isOver(overview) || active.length < 2) return nothing;
  const order = current(page.order ?? chosen, active);
  const move = (from, to) => {
    const next = [...order];
    next.splice(Math.max(0, Math.min(order.length - 1, to)), 0, ...next.splice(from, 1));
    page.order = next;
    page.redraw();
  };
  const line = (player, i) =>
    html`<li class="between">
      <span>${i + 1}. ${playerName(player)}</span
      ><span class="row">
        <button
          class="quiet"
          data-key="seed-up-${i}"
          ?disabled=${i === 0}
          aria-label=${t('desk.seedUp', { name: playerName(player) })}
          @click=${() => move(i, i - 1)}
        >
          ↑
        </button>
        <button
          class="quiet"
          data-key="seed-down-${i}"
          ?disabled=${i === order.length - 1}
          aria-label=${t('desk.seedDown', { name: playerName(player) })}
          @click=${() => move(i, i + 1)}
        >
          ↓
        </button>
        <input
          type="number"
          min="1"
          max=${order.length}
          .value=${String(i + 1)}
          aria-label=${t('desk.seedPlace', { name: playerName(player) })}
          @change=${(event) => move(i, Number(event.target.value) - 1)}
      /></span>
    </li>`;
  const save = async () => {
    if (await page.act('/seeding', { order, why: BY_ORGANISER }, t('account.saved'))) page.order = null;
  };
  return html`<details class="card more" ?open=${page.order !== null}>
    <summary>${t('desk.seeding')}</summary>
    <p class="small muted">${t(chosen.length ? 'desk.seededByHand' : 'desk.seededByRating')}</p>
    <ol class="plainlist">
      ${order.map(line)}
    </ol>
    <form class="row" @submit=${page.sender.submit(save)}>
      <button class="primary" data-key="save-seeding" ?disabled=${page.sender.busy}>${t('account.save')}</button>
    </form>
  </details>`;
}

/** As chosen so far; who came since stands behind, by rating. */
function current(chosen, active) {
  const strongest = [...active].sort((one, other) => other.rating - one.rating).map((each) => each.player);
  return [
    ...chosen.filter((player) => strongest.includes(player)),
    ...strongest.filter((player) => !chosen.includes(player)),
  ];
}
