import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { figure, t } from '../messages.js';
import { playerName } from '../names.js';
import { readAgain } from './retry-notice.js';

/** How the figures of one line of the table are computed, opened by a click. */
export class TieBreakDetails {
  constructor(live, redraw) {
    Object.assign(this, { live, redraw, player: null, line: null, failed: false });
  }

  async toggle(player) {
    this.player = this.player === player ? null : player;
    this.line = null;
    this.failed = false;
    this.redraw();
    if (this.player) await this.read(player);
  }

  async read(player) {
    const line = await get(`/tournaments/${this.live.id}/standings/${player}`).catch(() => null);
    if (this.player === player) Object.assign(this, { line, failed: line === null });
    this.redraw();
  }

  button(player) {
    return html`<button
      class="quiet"
      data-key="tie-breaks-${player}"
      aria-expanded=${this.player === player}
      aria-label=${t('sum.show', { name: playerName(player) })}
      title=${t('sum.show', { name: playerName(player) })}
      @click=${() => this.toggle(player)}
    >
      Σ
    </button>`;
  }

  /** The opened line, beneath its player. */
  row(player, width) {
    if (this.player !== player || !(this.line || this.failed)) return nothing;
    return html`<tr class="tie-break-details">
      <td colspan=${width}>
        ${
          this.failed
            ? readAgain(() => this.read(player))
            : html`<div class="columns">${this.line.figures.map((each) => this.figure(each))}</div>`
        }
      </td>
    </tr>`;
  }

  figure({ code, value, way, parts }) {
    return html`<section>
      <h3>${code} = ${figure(value)}</h3>
      <p class="small muted">${t(`sum.way.${way}`)}</p>
      <ul class="plainlist small">
        ${parts.map(
          (part) =>
            html`<li class=${part.cut ? 'muted' : ''}>
              ${this.words(part)}${part.cut ? html` (${t('sum.cut')})` : nothing}
            </li>`,
        )}
      </ul>
    </section>`;
  }

  words({ key, params }) {
    if (key === 'sum.directRank' && Number(params.level) === 1) return t('sum.directAlone');
    const met = this.live.overview.entries.find((each) => each.number === params.opponent);
    const told = Object.fromEntries(Object.entries(params).map(([each, value]) => [each, figure(value)]));
    return t(`sum.${key.slice('sum.'.length)}`, { ...told, name: met ? playerName(met.player) : params.opponent });
  }
}
