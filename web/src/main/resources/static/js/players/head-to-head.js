import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { Sender } from '../form.js';
import { day, gameName, t } from '../messages.js';
import { playerName } from '../names.js';
import { signedInAs } from '../session.js';
import { findPlayer } from './find-player.js';

/** The score between two players: the viewer and this player, or this player and another one. */
export class Versus {
  constructor(player, redraw) {
    Object.assign(this, { player, met: null, asked: null, sender: new Sender(redraw) });
  }

  /** Without a connection what was known stays. */
  async load() {
    const me = signedInAs();
    const [one, other] = this.asked ? [this.player, this.asked] : [me, this.player];
    if (one && one !== other) this.met = await get(`/players/${one}/versus/${other}`).catch(() => this.met);
  }

  async compare(name) {
    const other = await findPlayer(name);
    this.met = await get(`/players/${this.player}/versus/${other}`);
    this.asked = other;
  }

  view() {
    const { met } = this;
    return html`<section class="card stack">
      <h2>${t('player.headToHead')}</h2>
      ${met && (met.games || this.asked) ? this.figures(met) : nothing}
      <form class="row" @submit=${this.sender.submit(({ name }) => this.compare(name))}>
        <label class="field"
          >${t('player.compare')}<input name="name" data-key="compare" required maxlength="64" autocomplete="off"
        /></label>
        <button>${t('player.compareNow')}</button>${this.sender.words}
      </form>
    </section>`;
  }

  figures(met) {
    const names = { one: playerName(met.player), other: playerName(met.other) };
    if (!met.games) return html`<p>${t('player.versusNone', names)}</p>`;
    return html`<p>${t(this.asked ? 'player.versusOf' : 'player.versusText', { ...met, ...names })}</p>
      <div class="scroll" tabindex="0">
        <table class="data stacking labelled">
          <thead>
            <tr>
              <th>${t('home.game')}</th>
              <th class="number">${t('ladder.games')}</th>
              <th class="number">${t('player.ahead')}</th>
              <th class="number">${t('player.level')}</th>
              <th class="number">${t('player.behind')}</th>
            </tr>
          </thead>
          <tbody>
            ${met.byGame.map(
              (each) =>
                html`<tr>
                  <th scope="row">${gameName(each.game)}</th>
                  <td class="number" data-label=${t('ladder.games')}>${each.games}</td>
                  <td class="number" data-label=${t('player.ahead')}>${each.better}</td>
                  <td class="number" data-label=${t('player.level')}>${each.equal}</td>
                  <td class="number" data-label=${t('player.behind')}>${each.worse}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <details class="more">
        <summary data-key="met">${t('player.latest')}</summary>
        <div class="scroll" tabindex="0">
          <table class="data tight stacking labelled">
            <thead>
              <tr>
                <th>${t('player.when')}</th>
                <th>${t('home.game')}</th>
                <th class="number">${t('player.places')}</th>
                <td></td>
              </tr>
            </thead>
            <tbody>
              ${met.latest.map(
                (each) =>
                  html`<tr>
                    <td>${day(each.at)}</td>
                    <td>${gameName(each.game)}</td>
                    <td class="number" data-label=${t('player.places')}>${each.place} : ${each.otherPlace}</td>
                    <td>
                      ${each.table ? html`<a href="/tables/${each.table}/replay">${t('table.replay')}</a>` : nothing}
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </details>`;
  }
}
