import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { copied } from '../copied.js';
import { logLine } from '../log.js';
import { t } from '../messages.js';

const AROUND = 60;

/** The events up to here, newest first; each leads to its moment. */
export function happened(page) {
  const { timeline, index } = page;
  const shown = timeline.frames
    .slice(Math.max(0, index - AROUND), index + 1)
    .map((frame, i, all) => ({ frame, at: index - all.length + 1 + i }))
    .reverse();
  const line = ({ frame, at }) => {
    const words = logLine(frame, page.board, page.nameOf);
    return words ? html`<li class=${at === index ? 'here' : ''}><a href="#e=${frame.n}">${words}</a></li>` : nothing;
  };
  return html`<section class="card happened">
    <h2>${t('table.log')}</h2>
    <ol class="log" tabindex="0" aria-label=${t('table.log')}>
      ${repeat(shown, ({ frame }) => frame.n, line)}
    </ol>
  </section>`;
}

/** The address of this very moment. */
export function share(page) {
  const moment = `as=${page.replay.perspective}&at=${page.timeline.frames[page.index].n}`;
  const address = `${location.origin}/tables/${page.id}/replay?${moment}${page.spoilers.hidden ? '&spoilers=off' : ''}`;
  const copy = async () => {
    page.shared = await copied(address);
    page.redraw();
  };
  return html`<section class="card stack">
    <h2>${t('replay.share')}</h2>
    <input
      readonly
      data-key="moment"
      aria-label=${t('replay.address')}
      .value=${address}
      @focus=${(event) => event.target.select()}
    />
    <div class="row">
      <button data-key="copy" @click=${copy}>${t(page.shared ? 'replay.copied' : 'replay.copy')}</button>
      <a class="button" href="/api/v1/tables/${page.id}/history" download="${page.id}.json">${t('proof.history')}</a>
    </div>
  </section>`;
}
