import { nothing } from 'lit-html';
import { get } from '../api.js';
import { loadStyle } from '../lit.js';
import { loadMessages } from '../messages.js';
import { askForNames } from '../names.js';
import { part } from '../parts.js';
import { isAdmin, signedInAs } from '../session.js';

const commentAuthors = (told) => [
  ...new Set(
    told.filter(({ type, event }) => type === 'table.CommentPosted' && event?.text).map(({ event }) => event.by),
  ),
];

/** The commentary of a table. Most tables have none, so its code is loaded for those that have, or may get one. */
export class CommentaryCard {
  constructor(page) {
    this.page = page;
    this.appointed = [];
    const { tournament } = page.table.table;
    const me = signedInAs();
    if (me !== null && tournament) this.askTournament(tournament, me);
  }

  async askTournament(tournament, me) {
    const { organisers = [], commentators = [] } = await get(`/tournaments/${tournament}`).catch(() => ({}));
    this.page.organises = organisers.includes(me);
    this.appointed = commentators;
    if (this.page.organises || commentators.length) this.page.redraw();
  }

  /** Those of this table, and those of all tables of its tournament. */
  get commentators() {
    return [...new Set([...(this.page.table.table.commentators ?? []), ...this.appointed])];
  }

  /** The owner of a table may sit down after opening it, and then needs the room for the log. */
  get wanted() {
    const { table, seat } = this.page.table;
    const me = signedInAs();
    return me !== null && seat === null && (table.owner === me || isAdmin());
  }

  template() {
    const { page, commentators } = this;
    const authors = commentAuthors(page.told);
    if (!this.wanted && !commentators.length && !authors.length && !page.organises) return nothing;
    if (!this.loading) this.load();
    const all = [...commentators, ...authors];
    const strangers = all.join();
    if (strangers !== this.known) {
      this.known = strangers;
      askForNames(all).then((more) => more && page.redraw());
    }
    return this.module?.commentary(page, commentators) ?? nothing;
  }

  load() {
    this.loading = Promise.all([
      part('commentary', () => import('./commentary.js')),
      loadMessages('broadcast'),
      loadStyle('/css/commentary.css'),
    ]).then(
      ([module]) => {
        this.module = module;
        this.page.redraw();
      },
      () => {
        this.loading = null; // the next event tries again
      },
    );
  }
}
