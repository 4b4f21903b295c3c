import { html, nothing } from 'lit-html';
import { post, randomText, remove } from '../api.js';
import { options } from '../form.js';
import { gameName, t } from '../messages.js';
import { levelChoice } from '../names.js';
import { playerLink } from '../players/player-link.js';
import { signedInAs } from '../session.js';
import { actions } from './actions.js';
import { seatClock } from './clock.js';
import { planRule } from './plan-note.js';

const owns = (table) => signedInAs() !== null && table.table.owner === signedInAs();

/** The link to send to friends. A private table needs its owner's link, which the owner can get again at any time. */
function wayHere(page) {
  const { id, table } = page;
  if (!owns(table) || table.table.terms?.visibility !== 'INVITED' || location.search.includes('invitation=')) {
    return location.href;
  }
  page.link ??= post(`/tables/${id}/invitation`)
    .then(({ path }) => {
      page.path = path;
      page.redraw();
    })
    .catch(() => {
      page.link = null;
    }); // asked again with the next drawing
  return page.path ? location.origin + page.path : '';
}

/** Before the game: how it will begin, how to invite others, and bots to start at once. */
export function invitation(page) {
  const { id, table, act, levels } = page;
  const { game, terms, seats } = table.table;
  const byOwner = terms?.start === 'BY_OWNER';
  const level = (event) => event.target.closest('form').elements.level.value;
  return html`<section class="card invite">
    <h2>${t('table.invite')}</h2>
    <p>${t(byOwner ? 'table.beginsByOwner' : 'table.begins')}</p>
    <input
      readonly
      data-key="address"
      .value=${wayHere(page)}
      aria-label=${t('table.address')}
      @focus=${(event) => event.target.select()}
    />
    ${
      terms
        ? html`<p class="small muted">
            ${[
              t(terms.rated ? 'terms.rated' : 'terms.casual'),
              terms.clock && t(`clock.${terms.clock.type}`),
              t(`visibility.${terms.visibility}`),
              terms.plans && terms.clock?.type !== 'None' && t('plan.rule'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>`
        : nothing
    }
    ${
      owns(table)
        ? html`<form
            class="row"
            @submit=${(event) => {
              event.preventDefault();
              act(() => post(`/tables/${id}/bots`, { level: level(event) }));
            }}
          >
            <label class="field"
              >${t('home.level')}<select name="level">
                ${options(levels, 'greedy', levelChoice)}
              </select></label
            >
            <button data-key="add-bot">${t('table.addBot')}</button>
            ${
              byOwner && table.seat !== null
                ? html`<button
                    type="button"
                    class="primary"
                    data-key="start"
                    @click=${(event) =>
                      act(() =>
                        post(`/tables/${id}/start`, { fill: seats.some((each) => !each.player) ? level(event) : null }),
                      )}
                  >
                    ${t('table.start')}
                  </button>`
                : nothing
            }
          </form>`
        : nothing
    }
    <p>
      <a href="/rules/${game}">${t('table.rules', { game: gameName(game) })}</a> ·
      <a data-key="learn" href="/learn/${game}">${t('home.learn', { game: gameName(game) })}</a>
    </p>
  </section>`;
}

/** The seats with their players and clocks, and the actions on them. */
export function seatsCard(page) {
  const { id, table, act } = page;
  const { seats, status } = table.table;
  const open = status === 'OPEN';
  const maySit = open && table.seat === null;
  const invited = new URLSearchParams(location.search).get('invitation') ?? undefined;
  const sit = (seat) =>
    page.asSomebody(() =>
      act(() =>
        post(`/tables/${id}/seats`, { seat, clientSeed: randomText(16), ...(invited && { invitation: invited }) }),
      ),
    );
  const right = ({ seat, player, bot }) => {
    const result = table.result?.seats.find((each) => each.seat === seat);
    if (result) {
      return html`<span class="numbers">${t('result.place', { place: result.place, points: result.points })}</span>`;
    }
    if (table.awaited.includes(seat)) return html`<span class="small">${t('seat.turn')}</span>`;
    if (open && bot && owns(table)) {
      return html`<button data-key="unbot-${seat}" @click=${() => act(() => remove(`/tables/${id}/bots/${seat}`))}>
        ${t('table.removeBot')}
      </button>`;
    }
    return player === null && maySit
      ? html`<button class="primary" data-key="sit-${seat}" @click=${() => sit(seat)}>${t('table.sit')}</button>`
      : nothing;
  };
  const name = ({ seat, player, forfeited }) =>
    html`${player ? playerLink(player) : t('seat.free')}${seat === table.seat ? ` (${t('seat.you')})` : ''}
    ${forfeited ? html`<span class="chip ABORTED">${t('seat.forfeited')}</span>` : nothing}`;
  return html`<section class="card">
    <h2>${t('table.players')}</h2>
    <ul class="seats">
      ${seats.map(
        (each) =>
          html`<li class=${table.awaited.includes(each.seat) ? 'turn' : each.player ? '' : 'muted'}>
            <span>${name(each)}</span
            >${status === 'PLAYING' ? seatClock(table, each.seat) : nothing}${right(each)}${followed(page, each.seat)}
          </li>`,
      )}
    </ul>
    ${planRule(page)} ${actions(page)}
  </section>`;
}

/** Spectators may put one player's place in front. */
function followed(page, seat) {
  const { table, nameOf } = page;
  if (table.seat !== null || table.table.status !== 'PLAYING' || table.table.seats.length < 2) return nothing;
  const on = page.followed === seat;
  const turn = () => {
    page.followed = on ? null : seat;
    page.redraw();
  };
  return html`<button
    class="follow"
    data-key="follow-${seat}"
    aria-pressed=${on}
    aria-label=${t('seat.follow', { name: nameOf(seat) })}
    title=${t('seat.follow', { name: nameOf(seat) })}
    @click=${turn}
  >
    ${on ? '◉' : '○'}
  </button>`;
}

export function proofCard(table) {
  const { id, commitment, serverSeed } = table.table;
  return html`<details class="card proof">
    <summary><h2>${t('proof.title')}</h2></summary>
    <p class="small muted">${t('proof.running')}</p>
    <code>${commitment}</code> ${
      serverSeed
        ? html`<p class="small muted">${t('proof.revealed')}</p>
            <code>${serverSeed}</code><a href="/tables/${id}/replay#proof">${t('proof.check')}</a>`
        : nothing
    }
  </details>`;
}
