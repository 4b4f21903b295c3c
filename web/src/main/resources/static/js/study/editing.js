import * as api from '../api.js';
import { confirmed } from '../dialog.js';
import { Sender } from '../form.js';
import { t } from '../messages.js';
import { signedInAs } from '../session.js';

/** Sends the changes of editors, and reads them back. */
export class Editing {
  constructor(page) {
    Object.assign(this, { page, sender: new Sender(() => page.redraw()) });
  }

  get allowed() {
    const me = signedInAs();
    const { owner, editors } = this.page.study;
    return me !== null && (owner === me || editors.includes(me));
  }

  /** Reads the own change as soon as it can be read. */
  async changed({ sequence }) {
    const { page } = this;
    page.seen = Math.max(page.seen, sequence);
    await page.reload(sequence);
    await page.lead.follow();
  }

  change(method, path, body) {
    return this.command(() => api[method](`/studies/${this.page.id}${path}`, body));
  }

  command(act) {
    return this.sender.send(async () => this.changed(await act()));
  }

  async saveNote(note, { text, perspective, marks }) {
    const { page } = this;
    const path = `/studies/${page.id}/chapters/${page.chapter.number}/notes`;
    const answer = note
      ? await api.put(`${path}/${note.number}`, { perspective, text, marks })
      : await api.post(path, { place: page.place, perspective, text, marks });
    page.form.end();
    await this.changed(answer);
  }

  removeNote({ number }) {
    return this.change('remove', `/chapters/${this.page.chapter.number}/notes/${number}`);
  }

  async removeVariation(number) {
    const { page } = this;
    if (await confirmed(t('study.removeSure', { title: page.lineTitle(number) }), t('study.remove'))) {
      await this.change('remove', `/chapters/${page.chapter.number}/variations/${number}`);
    }
  }

  async removeChapter({ number, title }) {
    if (await confirmed(t('study.removeSure', { title }), t('study.remove'))) {
      await this.change('remove', `/chapters/${number}`);
    }
  }

  moveChapter(from, by) {
    const chapters = this.page.study.chapters.map((each) => each.number);
    chapters.splice(from + by, 0, ...chapters.splice(from, 1));
    return this.change('put', '/order', { chapters });
  }
}
