import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { t } from '../messages.js';
import { playerName } from '../names.js';
import { reasonField } from '../reason.js';
import { roundName, roundTable } from './pairings.js';
import { files, printedPairings, printedStandings } from './downloads.js';
import { readAgainIfMissing } from './retry-notice.js';

/** Results of the rounds: decide a game that cannot be finished, correct one that was wrong, note who did not come. */
export function results(page) {
  const rounds = [...page.live.rounds].reverse();
  if (!rounds.length) {
    return (
      readAgainIfMissing(page.live, 'rounds') ??
      html`<p class="empty">
        ${t('tournament.notPaired')}${
          page.live.overview.status === 'RUNNING'
            ? html`<a class="button" href="#round">${t('desk.tab.round')}</a>`
            : nothing
        }
      </p>`
    );
  }
  return html`<div class="between">
      <strong>${t('tournament.files')}</strong
      ><span class="row"
        >${printedStandings(
          page.id,
          t('tournament.printStandings'),
        )}${files(page.id, page.live.overview.tableSize === 2)}</span
      >
    </div>
    ${repeat(
      rounds,
      (round) => round.round,
      (round) =>
        html`<section class="stack">
          <div class="between">
            <h2>${roundName(round)}</h2>
            ${printedPairings(page.id, round.round, t('tournament.printPairings'))}
          </div>
          ${roundTable(round, { action: (table) => correction(page, table) })}
        </section>`,
    )}`;
}

const larger = (table) => table.players.length > 2;

/**
 * At larger tables the others play on without an absent player; the places count only if no player was newly marked
 * absent.
 */
function decision(table, places, absent) {
  const found = absent.some((player) => !table.absent.includes(player));
  if (!larger(table)) return absent.length ? { absent } : { places };
  return found && !table.places ? { absent } : { places, absent };
}

const correction = (page, table) =>
  html`<details class="more">
    <summary>${t(table.places ? 'desk.correct' : 'desk.decide')}</summary>
    <form
      class="stack"
      @submit=${(event) => {
        event.preventDefault();
        const { why } = event.target.elements;
        const places = table.players.map((_, i) => Number(event.target.elements[`place-${i}`].value));
        const absent = table.players.filter((_, i) => event.target.elements[`absent-${i}`].checked);
        page.act(
          `/tables/${table.table}/result`,
          { ...decision(table, places, absent), why: why.value },
          t('account.saved'),
        );
      }}
    >
      ${table.players.map(
        (player, i) =>
          html`<div class="row">
            <label class="field"
              >${t('desk.placeOf', { name: playerName(player) })}<input
                name="place-${i}"
                type="number"
                min="1"
                max=${table.players.length}
                .value=${String(table.places?.[i] ?? i + 1)}
            /></label>
            <label class="check"
              ><input
                type="checkbox"
                name="absent-${i}"
                .checked=${larger(table) && table.absent.includes(player)}
              />${t('desk.absent')}</label
            >
          </div>`,
      )}
      ${larger(table) && !table.places ? html`<p class="small muted">${t('desk.othersPlayOn')}</p>` : nothing}
      ${reasonField('result')}
      <div><button class="primary" ?disabled=${page.sender.busy}>${t('account.save')}</button></div>
    </form>
  </details>`;
