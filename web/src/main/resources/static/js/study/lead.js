import { html, nothing } from 'lit-html';
import { post, put, remove } from '../api.js';
import { t } from '../messages.js';
import { playerName } from '../names.js';
import { signedInAs } from '../session.js';
import { samePlace } from './place.js';

const PAUSE = 300;

/** Presents a study to readers, or follows the editor who does. Readers leave and rejoin as they like. */
export class Lead {
  constructor(page) {
    Object.assign(this, { page, following: true, sending: null, timer: null });
  }

  close() {
    clearTimeout(this.timer);
  }

  get presentation() {
    return this.page.study.presentation;
  }

  get presents() {
    return this.presentation !== null && this.presentation.presenter === signedInAs();
  }

  /** Goes where the presenter is, unless the reader has left. */
  async follow() {
    const { presentation, page } = this;
    if (!presentation || this.presents || !this.following) return;
    const { chapter, place, perspective } = presentation.position;
    if (page.chapter?.number !== chapter || page.perspective !== perspective) {
      await page.openChapter(chapter, { perspective, place, led: true });
    } else if (!samePlace(page.place, place)) {
      await page.visit(place, true);
    }
  }

  /** The reader looks at something else. */
  leave() {
    if (this.presentation && !this.presents) this.following = false;
  }

  position() {
    const { chapter, place, perspective } = this.page;
    return { chapter: chapter.number, place, perspective };
  }

  path() {
    return `/studies/${this.page.id}/presentation`;
  }

  /** Sends where the presenter is now; of several moments in a row the last one counts. */
  moved() {
    if (!this.presents || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (this.presents) put(this.path(), this.position()).catch(() => {}); // the next step says it again
    }, PAUSE);
  }

  card() {
    const { page, presentation, presents } = this;
    if (!presentation) {
      return page.editing.allowed && page.chapter
        ? html`<section class="card stack">
            <div>
              <button data-key="present" @click=${() => page.editing.command(() => post(this.path(), this.position()))}>
                ${t('study.present')}
              </button>
            </div>
            <p class="small muted">${t('study.presentAbout')}</p>
          </section>`
        : nothing;
    }
    const name = playerName(presentation.presenter);
    return html`<section class="card stack" data-key="lead" role="status">
      <p>${presents ? t('study.youPresent') : t(this.following ? 'study.following' : 'study.presents', { name })}</p>
      <div class="row">
        ${
          presents
            ? nothing
            : html`<button
                data-key="follow"
                aria-pressed=${this.following}
                @click=${() => {
                  this.following = !this.following;
                  this.follow();
                  page.redraw();
                }}
              >
                ${t(this.following ? 'study.leave' : 'study.rejoin')}
              </button>`
        }
        ${
          page.editing.allowed
            ? html`<button data-key="end-presentation" @click=${() => page.editing.command(() => remove(this.path()))}>
                ${t('study.endPresentation')}
              </button>`
            : nothing
        }
      </div>
    </section>`;
  }
}
