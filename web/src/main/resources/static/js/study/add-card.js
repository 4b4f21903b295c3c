import { html, nothing } from 'lit-html';
import { accountAndBack } from '../account/return-path.js';
import { get, getAll, post } from '../api.js';
import { input, options, Sender } from '../form.js';
import { loadMessages, t } from '../messages.js';
import { go } from '../router.js';
import { session } from '../session.js';

const NEW = 'new';

/** Adds what a replay or an exploration shows to one of the user's studies. Nothing is loaded before it is opened. */
export class AddCard {
  constructor(table, redraw) {
    Object.assign(this, { table, redraw, open: false, ready: false, studies: null, chosen: NEW, head: null });
    this.sender = new Sender(redraw);
  }

  async load() {
    this.open = !this.open;
    if (!this.open || this.ready) return this.redraw();
    await this.sender.send(async () => {
      await loadMessages('study');
      if (session() && !session().guest) ({ studies: this.studies } = await getAll('/studies?list=MINE', 'studies'));
      this.ready = true;
    });
    return this.redraw();
  }

  async choose(study) {
    this.chosen = study;
    this.head = null;
    if (study !== NEW) await this.sender.send(async () => (this.head = await get(`/studies/${study}`)));
    this.redraw();
  }

  /** A line can become a variation of a chapter about the same game. */
  chapters() {
    return (this.head?.chapters ?? []).filter((each) => each.table === this.table);
  }

  async add({ studyTitle, title, into }, shown) {
    const study = this.chosen === NEW ? (await post('/studies', { title: studyTitle })).study : this.chosen;
    const { perspective, line, opening } = shown;
    const path = `/studies/${study}/chapters`;
    const isVariation = into && into !== NEW;
    const { sequence } = isVariation
      ? await post(`${path}/${into}/variations`, { title, perspective, line })
      : await post(path, { title, table: this.table, perspective, line, opening });
    const { chapters } = await get(`/studies/${study}?atLeast=${sequence}`);
    go(`/studies/${study}?chapter=${isVariation ? into : (chapters.at(-1)?.number ?? 1)}`);
  }

  /** @param shown perspective, line and opening moment of what is shown now */
  card(shown) {
    return html`<details class="card more" ?open=${this.open}>
      <summary
        data-key="add-to-study"
        @click=${(event) => {
          event.preventDefault();
          this.load();
        }}
      >
        ${t('replay.addToStudy')}
      </summary>
      ${this.open && this.ready ? this.form(shown) : nothing} ${this.sender.words}
    </details>`;
  }

  form(shown) {
    if (!this.studies) {
      return html`<p>
        ${t('study.needsAccount')} <a class="button" href=${accountAndBack()}>${t('account.signIn')}</a>
      </p>`;
    }
    const name = (id) => (id === NEW ? t('study.newStudy') : this.studies.find((each) => each.id === id).title);
    const chapters = shown.line ? this.chapters() : [];
    const into = (number) =>
      number === NEW
        ? t('study.asChapter')
        : t('study.asVariation', { title: chapters.find((each) => String(each.number) === number).title });
    return html`<form class="form" @submit=${this.sender.submit((wish) => this.add(wish, shown))}>
      <label
        >${t('study.which')}<select data-key="study" @change=${(event) => this.choose(event.target.value)}>
          ${options([NEW, ...this.studies.map((each) => each.id)], this.chosen, name)}
        </select></label
      >
      ${this.chosen === NEW ? input('study.title', 'studyTitle', { required: true, max: 100 }) : nothing}
      ${
        chapters.length
          ? html`<label
              >${t('study.addAs')}<select name="into" data-key="into">
                ${options([NEW, ...chapters.map((each) => String(each.number))], NEW, into)}
              </select></label
            >`
          : nothing
      }
      ${input('study.chapterTitle', 'title', { required: true, max: 100 })}
      <button class="primary" data-key="add">${t('study.add')}</button>
    </form>`;
  }
}
