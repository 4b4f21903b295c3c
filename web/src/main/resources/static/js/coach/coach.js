import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { loadStyle } from '../lit.js';
import { loadMessages, t } from '../messages.js';
import { session } from '../session.js';
import { keep, recall } from './memory.js';
import { place } from './place.js';
import { isCoached, partsOf, STEPS } from './steps.js';

const FLOATS = '(min-width: 900px) and (min-height: 501px)';
const CLICKABLE = ':is(.board, .say, .tools, .side .actions) :is(button:not([disabled]), a, [role=button], summary)';
const SPROUT = 'M12 21v-9M12 12c0-4-3-6-7-6 0 4 3 6 7 6zM12 14c0-3 3-5 7-5 0 4-3 5-7 5z';

/**
 * Five short bubbles in a player's first game of a kind, each at the part of the screen it explains. The player closes
 * them for good, or goes on later.
 */
export class Coach {
  /** @param page with `id`, `table` and `redraw` */
  constructor(page) {
    this.page = page;
    this.game = page.table.table.game;
    this.step = 0;
    this.shown = false;
    this.ready = false;
    this.onResize = () => this.shown && page.redraw();
    window.addEventListener('resize', this.onResize);
    this.begin();
  }

  close() {
    window.removeEventListener('resize', this.onResize);
  }

  /** Rated games are no place for lessons. */
  get isOffered() {
    const { table, seat } = this.page.table;
    return isCoached(this.game) && seat !== null && table.status === 'PLAYING' && table.terms?.rated === false;
  }

  /** Starts when the game does: a seat may be taken on this very page. */
  async begin() {
    if (this.begun || !this.isOffered) return;
    this.begun = true;
    const kept = recall(this.game);
    this.step = kept?.step ?? 0;
    if (kept ? kept.table === this.page.id && !kept.closed : await isFirstGame(this.game)) await this.show();
  }

  async show() {
    try {
      await Promise.all([loadMessages('coach', `coach/${this.game}`), loadStyle('/css/coach.css')]);
    } catch {
      return; // the game does not wait for it
    }
    this.ready = true;
    this.shown = true;
    this.note(false);
    this.page.redraw();
  }

  note(closed) {
    keep(this.game, { table: this.page.id, step: this.step, closed });
  }

  go(step) {
    this.step = step;
    this.note(false);
    this.page.redraw();
  }

  finish() {
    this.step = 0;
    this.dismiss();
  }

  dismiss() {
    this.shown = false;
    this.note(true);
    this.page.redraw();
    document.querySelector('[data-key=coach]')?.focus({ preventScroll: true });
  }

  /** Shows it again, where it was left. */
  button() {
    return this.isOffered
      ? html`<button
          class="plain"
          data-key="coach"
          aria-pressed=${String(this.shown)}
          aria-label=${t('table.coach')}
          title=${t('table.coach')}
          @click=${() => (this.shown ? this.dismiss() : this.show())}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SPROUT}></path></svg>
        </button>`
      : nothing;
  }

  template() {
    if (!this.shown || !this.ready || !this.isOffered || this.page.tab === 'more') return nothing;
    const name = STEPS[this.step];
    const last = this.step === STEPS.length - 1;
    return html`<section
      class="coach"
      aria-label=${t('coach.title')}
      @keydown=${(event) => event.key === 'Escape' && this.escape(event)}
    >
      <div role="status">
        <p class="small muted">${t('coach.step', { step: this.step + 1, count: STEPS.length })}</p>
        <p>${t(`coach.${this.game}.${name}`)}</p>
      </div>
      <div class="row">
        ${
          this.step > 0
            ? html`<button data-key="coach-back" @click=${() => this.go(this.step - 1)}>${t('coach.back')}</button>`
            : nothing
        }
        <button class="primary" data-key="coach-next" @click=${() => (last ? this.finish() : this.go(this.step + 1))}>
          ${t(last ? 'coach.done' : 'coach.next')}
        </button>
        ${last ? html`<a href="/learn/${this.game}">${t('coach.learn')}</a>` : nothing}
        <button
          class="plain close"
          data-key="coach-close"
          aria-label=${t('coach.close')}
          @click=${() => this.dismiss()}
        >
          ×
        </button>
      </div>
    </section>`;
  }

  escape(event) {
    event.preventDefault();
    event.stopPropagation(); // the table's own Escape undoes a plan
    this.dismiss();
  }

  /** After each drawing: the bubble goes beside its part, which is marked. */
  drawn(main) {
    this.begin();
    for (const each of main.querySelectorAll('[data-coached]')) each.removeAttribute('data-coached');
    const bubble = main.querySelector('.coach');
    if (!bubble) return;
    const part = partsOf(this.game, STEPS[this.step])
      .flatMap((each) => [...main.querySelectorAll(each)])
      .find(isInSight);
    part?.setAttribute('data-coached', '');
    this.settle(main, bubble, part ?? main.querySelector('.say'));
  }

  /** On a small screen it has a row of its own below the board, and on a large one if there is no other room. */
  settle(main, bubble, part) {
    bubble.classList.remove('floats');
    if (!matchMedia(FLOATS).matches) return;
    bubble.classList.add('floats');
    const taken = [...document.querySelectorAll(CLICKABLE)].map((each) => each.getBoundingClientRect());
    const room = main.querySelector('.shell').getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const found = place(part.getBoundingClientRect(), { width, height }, room, taken);
    if (!found) {
      bubble.classList.remove('floats');
      return;
    }
    bubble.style.setProperty('--left', `${found.left}px`);
    bubble.style.setProperty('--top', `${found.top}px`);
  }
}

/** On phones some parts wait beyond the side of the screen; those further down are reached by scrolling. */
function isInSight(element) {
  const [box] = element.getClientRects();
  return box !== undefined && box.right > 0 && box.left < innerWidth;
}

/** A guest is new. Others may have played this game elsewhere. */
async function isFirstGame(game) {
  const me = session();
  if (!me || me.guest) return true;
  try {
    const { games } = await get(`/players/${me.player}/profile`);
    return !games.byGame.some((each) => each.game === game);
  } catch {
    return false;
  }
}
