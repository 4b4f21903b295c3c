import { nothing } from 'lit-html';
import { get } from '../api.js';
import { loadStyle } from '../lit.js';
import { loadMessages } from '../messages.js';
import { askForNames } from '../names.js';
import { part } from '../parts.js';
import { isAdmin, signedInAs } from '../session.js';

/** The commentary of a table. Most tables have none, so its code is loaded for those that have, or may get one. */
export class CommentaryCard {
  constructor(page) {
    this.page = page;
    const { tournament } = page.table.table;
    const me = signedInAs();
    if (me !== null && tournament) this.askTournament(tournament, me);
  }

  async askTournament(tournament, me) {
    const { organisers = [] } = await get(`/tournaments/${tournament}`).catch(() => ({}));
    this.page.organises = organisers.includes(me);
    if (this.page.organises) this.page.redraw();
  }

  /** The owner of a table may sit down after opening it, and then needs the room for the log. */
  get wanted() {
    const { table, seat } = this.page.table;
    const me = signedInAs();
    return me !== null && seat === null && (table.owner === me || isAdmin());
  }

  template() {
    const { table } = this.page.table;
    const { commentators = [] } = table;
    if (!this.wanted && !commentators.length && !this.page.organises) return nothing;
    if (!this.loading) this.load();
    const strangers = commentators.join();
    if (strangers !== this.known) {
      this.known = strangers;
      askForNames(commentators).then((more) => more && this.page.redraw());
    }
    return this.module?.commentary(this.page) ?? nothing;
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
