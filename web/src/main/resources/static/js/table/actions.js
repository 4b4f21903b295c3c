import { html, nothing } from 'lit-html';
import { post, remove } from '../api.js';
import { confirmed } from '../dialog.js';
import { t } from '../messages.js';
import { signedInAs } from '../session.js';
import { ask, mayAsk } from '../notify.js';
import { officials } from './officials.js';

const PHRASES = [
  'HELLO',
  'GOOD_LUCK',
  'HAVE_FUN',
  'WELL_PLAYED',
  'NICE_MOVE',
  'OOPS',
  'SORRY',
  'THANKS',
  'ONE_MOMENT',
  'THINKING',
  'GOOD_GAME',
  'AGAIN',
  'GOODBYE',
];

/** The actions besides moving. */
export function actions(page) {
  const { id, table, act } = page;
  const { status, owner, seats, terms } = table.table;
  const seated = table.seat !== null;
  const hasMoved = seats.some((each) => each.movesMade > 0);
  // against bots nobody else has a say, and one click must not destroy the game
  const alone = seats.every(({ seat, bot, forfeited }) => seat === table.seat || bot || forfeited);
  const sure = async (key, command) => {
    if (await confirmed(t(`${key}.sure`), t(key))) act(command);
  };
  return html`<div class="actions">
      ${
        status === 'OPEN' && seated
          ? html`<button @click=${() => act(() => remove(`/tables/${id}/seats`))}>${t('table.leave')}</button>`
          : nothing
      }
      ${
        (status === 'OPEN' || (status === 'PLAYING' && !hasMoved && !terms?.rated)) && owner === signedInAs()
          ? html`<button data-key="abort" @click=${() => sure('table.abort', () => post(`/tables/${id}/abort`))}>
              ${t('table.abort')}
            </button>`
          : nothing
      }
      ${
        status === 'PLAYING' && seated && !seats[table.seat].forfeited
          ? html` <button
                data-key="resign"
                class="danger"
                @click=${() => sure(alone ? 'table.leaveGame' : 'table.resign', () => post(`/tables/${id}/resign`))}
              >
                ${t(alone ? 'table.leaveGame' : 'table.resign')}
              </button>
              ${alone ? nothing : voidButton(page, sure)}`
          : nothing
      }
      ${
        status === 'ABORTED'
          ? html`<a class="button primary" href="/tables/${id}/replay">${t('table.replay')}</a>`
          : nothing
      }
      ${
        status === 'FINISHED'
          ? html`<button class="primary" data-key="result" @click=${() => page.sheet.show(true)}>
              ${t('sheet.open')}
            </button>`
          : nothing
      }
      ${
        seated && status === 'PLAYING' && mayAsk()
          ? html`<button
              data-key="notify"
              @click=${async () => {
                await ask();
                page.redraw();
              }}
            >
              ${t('notify.ask')}
            </button>`
          : nothing
      }
    </div>
    ${seated && ['PLAYING', 'FINISHED'].includes(status) ? phrases(page) : nothing}${officials(page)}`;
}

/** Withdrawing an offer needs no question. */
function voidButton({ id, table, act }, sure) {
  const { agreesToVoid } = table.table.seats[table.seat];
  const vote = () => post(`/tables/${id}/void`, { agree: !agreesToVoid });
  return html`<button
    data-key="void"
    aria-pressed=${agreesToVoid}
    @click=${() => (agreesToVoid ? act(vote) : sure('table.void', vote))}
  >
    ${t('table.void')}
  </button>`;
}

/** Players cannot type to strangers: they choose from a dozen friendly phrases, shown in each reader's language. */
const phrases = ({ id, act }) =>
  html`<details class="more phrases">
    <summary data-key="phrases">${t('table.say')}</summary>
    <div class="row">
      ${PHRASES.map(
        (phrase) =>
          html`<button data-key="say-${phrase}" @click=${() => act(() => post(`/tables/${id}/phrases`, { phrase }))}>
            ${t(`phrase.${phrase}`)}
          </button>`,
      )}
    </div>
  </details>`;
