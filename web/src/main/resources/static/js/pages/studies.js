import { html, nothing } from 'lit-html';
import { accountAndBack } from '../account/return-path.js';
import { get, getAll, post } from '../api.js';
import { loadGameTexts } from '../boards.js';
import { input, Sender } from '../form.js';
import { loadStyle, show } from '../lit.js';
import { loadMessages, t } from '../messages.js';
import { learnNames } from '../names.js';
import { go } from '../router.js';
import { session } from '../session.js';
import { studyRows } from '../study/study-rows.js';

/** Public studies, the studies of the reader, and a form for a new one. */
export async function open(main) {
  await Promise.all([loadGameTexts(), loadMessages('study'), loadStyle('/css/study.css')]);
  const page = new StudiesPage(main);
  await page.load();
  return page;
}

class StudiesPage {
  constructor(main) {
    Object.assign(this, { main, shared: null, next: null, mine: [], invitations: [] });
    this.sender = new Sender(() => this.redraw());
    this.redraw = () => {
      document.title = t('study.listTitle');
      show(main, this.page());
    };
    this.redraw();
  }

  get account() {
    return session() !== null && !session().guest;
  }

  async load() {
    const own = (list) => (this.account ? getAll(`/studies?list=${list}`, 'studies') : { studies: [] });
    const [shared, mine, invitations] = await Promise.all([get('/studies'), own('MINE'), own('INVITATIONS')]);
    [shared, mine, invitations].forEach(({ names }) => learnNames(names));
    Object.assign(this, {
      shared: shared.studies,
      next: shared.next,
      mine: mine.studies,
      invitations: invitations.studies,
    });
    this.redraw();
  }

  more() {
    return this.sender.send(async () => {
      const { studies, names, next } = await get(`/studies?cursor=${this.next}`);
      learnNames(names);
      Object.assign(this, { shared: [...this.shared, ...studies], next });
    });
  }

  page() {
    const { shared, mine, invitations, sender } = this;
    return html`<h1>${t('study.all')}</h1>
      <p>${t('study.about')}</p>
      ${
        invitations.length
          ? html`<section class="stack">
              <h2>${t('study.invitations')}</h2>
              ${studyRows(invitations)}
            </section>`
          : nothing
      }
      ${
        this.account
          ? html`<section class="stack">
              <h2>${t('study.mine')}</h2>
              ${mine.length ? studyRows(mine) : html`<p class="empty">${t('study.noneMine')}</p>`}${this.forms()}
            </section>`
          : html`<p>
              ${t('study.needsAccount')}
              <a class="button" data-key="take-part" href=${accountAndBack()}>${t('account.signIn')}</a>
            </p>`
      }
      <section class="stack">
        <h2>${t('study.public')}</h2>
        ${
          shared === null
            ? html`<div class="skeleton"></div>`
            : shared.length
              ? studyRows(shared)
              : html`<p class="empty">${t('study.nonePublic')}</p>`
        }
        ${
          this.next
            ? html`<div><button data-key="more" @click=${() => this.more()}>${t('study.showMore')}</button></div>`
            : nothing
        }
      </section>
      ${sender.words}`;
  }

  forms() {
    const { sender } = this;
    const create = async ({ title }) => go(`/studies/${(await post('/studies', { title })).study}`);
    const bring = async (_, { elements }) => {
      const text = await elements.file.files[0].text();
      go(`/studies/${(await post('/studies/import', fileOf(text))).study}`);
    };
    return html`<details class="more">
      <summary data-key="new-study">${t('study.newStudy')}</summary>
      <form class="card form" @submit=${sender.submit(create)}>
        ${input('study.title', 'title', { required: true, max: 100 })}
        <button class="primary" data-key="create">${t('study.create')}</button>
      </form>
      <form class="card form" @submit=${sender.submit(bring)}>
        <label>${t('study.file')}<input type="file" name="file" accept=".json,application/json" required /></label>
        <button data-key="import">${t('study.import')}</button>
      </form>
    </details>`;
  }
}

/** A file that is no JSON is refused by the server, which says what it expects. */
function fileOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
