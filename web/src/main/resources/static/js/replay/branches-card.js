import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { dayTime, t } from '../messages.js';
import { learnNames, playerName } from '../names.js';

/** The tables that continue this game; a click on the moment shows where they begin. */
export class BranchesCard {
  constructor(id, redraw) {
    this.branches = [];
    get(`/tables/${id}/branches`)
      .then(({ branches, names }) => {
        learnNames(names);
        this.branches = branches;
        if (branches.length) redraw();
      })
      .catch(() => {}); // the replay is complete without them
  }

  card() {
    if (!this.branches.length) return nothing;
    const line = ({ table, sequence, owner, openedAt, deal }) =>
      html`<li>
        <a href="/tables/${table}">${t(`branches.${deal}`, { name: playerName(owner), at: dayTime(openedAt) })}</a>
        <a class="small" href="#e=${sequence}">${t('branches.moment', { n: sequence })}</a>
      </li>`;
    return html`<section class="card stack" data-key="branches">
      <h2>${t('branches.heading')}</h2>
      <ul class="plainlist stack">
        ${this.branches.map(line)}
      </ul>
    </section>`;
  }
}
