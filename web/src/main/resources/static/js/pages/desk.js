import { html, nothing } from 'lit-html';
import { accountAndBack } from '../account/return-path.js';
import { post, put } from '../api.js';
import { games, loadGameTexts } from '../boards.js';
import { confirmed, reasonFor } from '../dialog.js';
import { Sender } from '../form.js';
import { loadStyle, show } from '../lit.js';
import { loadMessages, t } from '../messages.js';
import { BY_ORGANISER } from '../reason.js';
import { auditLog } from '../tournament/audit.js';
import { hasStarted, isOver } from '../tournament/phase.js';
import { hints } from '../tournament/desk-hints.js';
import { players } from '../tournament/desk-players.js';
import { preview } from '../tournament/desk-preview.js';
import { results } from '../tournament/desk-results.js';
import { seeding } from '../tournament/desk-seeding.js';
import { wantInvitations } from '../tournament/invitations.js';
import { LiveTournament } from '../tournament/live.js';
import { problemText } from '../tournament/pairing-problem.js';
import { mayOrganise } from '../tournament/permissions.js';
import { rulesFields, rulesOf } from '../tournament/rules-form.js';
import { tabs } from '../tournament/tabs.js';
import { opened } from '../tournament/open-page.js';

const TABS = ['players', 'round', 'results', 'hints', 'rules', 'log'];
const tabHere = () => TABS.find((each) => each === location.hash.slice(1)) ?? TABS[0];
const ENDS = {
  REGISTRATION: ['start', 'cancel'],
  RUNNING: ['pause', 'finish', 'cancel'],
  PAUSED: ['resume', 'finish', 'cancel'],
  FINISHED: [],
  CANCELLED: [],
};

/** Where a tournament is run. */
export async function open(main, [id]) {
  const [list] = await Promise.all([
    games(),
    loadGameTexts(),
    loadMessages('tournament', 'pairing'),
    loadStyle('/css/tournament.css'),
  ]);
  return opened(main, new DeskPage(main, id, list));
}

class DeskPage {
  constructor(main, id, list) {
    Object.assign(this, {
      id,
      list,
      tab: tabHere(),
      sender: new Sender(() => this.redraw()),
      proposal: null,
      swap: null,
      order: null,
      facts: null,
      plan: {},
    });
    this.redraw = () => {
      if (this.live.overview) show(main, this.page());
    };
    this.live = new LiveTournament(id, this.redraw);
    this.live.wanted.add('log');
    wantInvitations(this.live);
    this.ears = new AbortController();
    window.addEventListener('hashchange', () => this.choose(tabHere()), { signal: this.ears.signal });
  }

  close() {
    this.live.close();
    this.ears.abort();
  }

  choose(tab) {
    this.tab = tab;
    history.replaceState(null, '', `#${tab}`);
    this.redraw();
  }

  /** Sends a command and waits until its effect can be read. */
  act(path, body, done) {
    return this.sender.send(async () => {
      const { sequence } = await (path === '/rules' ? put : post)(`/tournaments/${this.id}${path}`, body);
      await this.live.reach(sequence);
    }, done);
  }

  /** How well the bots of this game can play. */
  get levels() {
    return this.list.find((each) => each.id === this.live.overview.game)?.bots ?? ['random', 'greedy'];
  }

  /** Asks for confirmation of anything that cannot be undone, and for a reason where the record needs one. */
  async turn(deed) {
    const { round, rounds } = this.live.overview;
    const early = deed === 'finish' && round < rounds;
    let why = BY_ORGANISER;
    if (early || ['pause', 'cancel'].includes(deed)) {
      why = await reasonFor(t(`desk.${deed}.sure`), t(`desk.${deed}`), deed);
    } else if (deed === 'finish' && !(await confirmed(t('desk.finish.sure'), t('desk.finish')))) {
      why = null;
    }
    if (why !== null) this.act(`/${deed}`, { why });
  }

  page() {
    const { overview } = this.live;
    const { busy } = this.sender;
    const { status, name, rules, problem } = overview;
    const changeable = !hasStarted(overview) && !isOver(overview);
    // a tournament that has not started can only be cancelled
    const ends = ENDS[status].filter((each) => each !== 'finish' || !changeable);
    document.title = t('desk.title', { name });
    const views = {
      players: () => html`${players(this)}${seeding(this)}`,
      round: () => preview(this),
      results: () => results(this),
      hints: () => hints(this),
      log: () => auditLog(this.live),
      rules: () =>
        html`<form
          class="card form"
          @submit=${this.sender.submit(async (wish) =>
            this.act(
              '/rules',
              {
                game: overview.game,
                tableSize: overview.tableSize,
                rules: await rulesOf(wish, { before: rules }),
                why: BY_ORGANISER,
              },
              t('account.saved'),
            ),
          )}
        >
          ${changeable ? nothing : html`<p class="notice whole">${t('desk.rulesFixed')}</p>`}
          <fieldset class="form whole" ?disabled=${!changeable}>
            ${rulesFields(rules, {
              schedule: rules.timing.schedule,
              rounds: overview.rounds,
              seats: overview.tableSize,
              ...this.plan,
              set: (changes) => {
                Object.assign(this.plan, changes);
                this.redraw();
              },
            })}${changeable ? html`<button class="primary" ?disabled=${busy}>${t('account.save')}</button>` : nothing}
          </fieldset>
        </form>`,
    };
    return html`<div class="between">
        <div>
          <h1>${name}</h1>
          <p><a href="/tournaments/${this.id}">${t('desk.public')}</a></p>
        </div>
        <span class="chip ${status}">${t(`tournament.status.${status}`)}</span>
      </div>
      ${
        mayOrganise(overview)
          ? nothing
          : html`<p class="notice bad" data-key="only">
              ${t('desk.only')} <a href=${accountAndBack()}>${t('account.signIn')}</a>
            </p>`
      }
      <div class="row">
        ${ends.map(
          (each) =>
            html`<button
              data-key="do-${each}"
              ?disabled=${busy}
              @click=${() => this.turn(each)}
              class=${each === 'start' || each === 'resume' ? 'primary' : each === 'cancel' ? 'danger' : ''}
            >
              ${t(`desk.${each}`)}
            </button>`,
        )}
      </div>
      ${this.sender.words}
      ${
        problem
          ? html`<p class="notice bad">
              ${problemText(problem)}${changeable ? html` ${t('desk.pausedEarly')}` : nothing}
            </p>`
          : nothing
      }
      ${tabs(
        TABS,
        this.tab,
        t('tournament.desk'),
        (each) => t(`desk.tab.${each}`),
        (each) => this.choose(each),
      )}
      ${views[this.tab]()}`;
  }
}
