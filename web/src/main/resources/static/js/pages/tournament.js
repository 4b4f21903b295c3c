import { html, nothing } from 'lit-html';
import { accountAndBack } from '../account/return-path.js';
import { post, randomText } from '../api.js';
import { loadGameTexts } from '../boards.js';
import { confirmed } from '../dialog.js';
import { Sender } from '../form.js';
import { loadStyle, show } from '../lit.js';
import { gameName, loadMessages, t } from '../messages.js';
import { playerName } from '../names.js';
import { ask, mayAsk } from '../notify.js';
import { AutoScroll } from '../auto-scroll.js';
import { part } from '../parts.js';
import { BY_PLAYER } from '../reason.js';
import { session, signedInAs } from '../session.js';
import { auditLog } from '../tournament/audit.js';
import { hasStarted, isOver } from '../tournament/phase.js';
import { LiveTournament } from '../tournament/live.js';
import { LiveTables } from '../tournament/live-tables.js';
import { crossTable } from '../tournament/cross-table.js';
import { byesToCome, byeText, nextRound } from '../tournament/entry-state.js';
import { facts } from '../tournament/facts.js';
import { invitationNotice, myInvitation, wantInvitations } from '../tournament/invitations.js';
import { pairings } from '../tournament/pairings.js';
import { mayOrganise } from '../tournament/permissions.js';
import { problemText } from '../tournament/pairing-problem.js';
import { standings } from '../tournament/standings.js';
import { TieBreakDetails } from '../tournament/tie-break-details.js';
import { tabs } from '../tournament/tabs.js';
import { opened } from '../tournament/open-page.js';

const TABS = ['overview', 'pairings', 'standings', 'cross', 'forecast', 'log'];
const READ_WHEN_SHOWN = ['cross', 'forecast', 'log'];
const tabHere = () => TABS.find((each) => each === location.hash.slice(1)) ?? null;

/** A tournament for those who play in it and those who follow it. */
export async function open(main, [id]) {
  await Promise.all([
    loadGameTexts(),
    loadMessages('tournament'),
    loadStyle('/css/tournament.css'),
    loadStyle('/css/home.css'),
  ]);
  return opened(main, new TournamentPage(main, id));
}

class TournamentPage {
  constructor(main, id) {
    Object.assign(this, { main, id, tab: tabHere(), sender: new Sender(() => this.redraw()) });
    this.redraw = () => {
      if (this.live.overview) show(main, this.page());
    };
    this.live = new LiveTournament(id, this.redraw);
    wantInvitations(this.live);
    this.details = new TieBreakDetails(this.live, this.redraw);
    this.tables = new LiveTables(this.live, this.redraw);
    this.autoScroll = new AutoScroll(main);
    if (READ_WHEN_SHOWN.includes(this.tab)) {
      this.live.wanted.add(this.tab);
      this.live.shown = this.tab;
    }
    this.ears = new AbortController();
    this.loadTab();
    window.addEventListener('hashchange', () => this.choose(tabHere()), { signal: this.ears.signal });
  }

  close() {
    this.live.close();
    this.tables.close();
    this.autoScroll.close();
    this.forecast?.close();
    this.ears.abort();
  }

  /** The forecast has texts and code of its own, which few visits need. */
  async loadTab() {
    if (this.tab !== 'forecast' || this.forecast) return;
    const [{ ForecastTab }] = await Promise.all([
      part('forecast', () => import('../tournament/forecast.js')),
      loadMessages('forecast'),
      loadStyle('/css/forecast.css'),
    ]);
    if (this.ears.signal.aborted || this.forecast) return;
    this.forecast = new ForecastTab(this.main, this.live, this.redraw);
    this.redraw();
  }

  choose(tab) {
    this.tab = tab;
    if (tab) history.replaceState(null, '', `#${tab}`);
    this.live.show(READ_WHEN_SHOWN.includes(tab) ? tab : null);
    this.loadTab();
    this.redraw();
  }

  page() {
    const { overview } = this.live;
    document.title = t('tournament.title', { name: overview.name });
    const tab =
      this.tab ??
      (overview.status === 'REGISTRATION' ? 'overview' : overview.status === 'FINISHED' ? 'standings' : 'pairings');
    const views = {
      overview: () => facts(overview),
      pairings: () => pairings(this),
      standings: () => standings(this.live, this.details),
      cross: () => crossTable(this.live),
      forecast: () => this.forecast?.show() ?? html`<div class="skeleton"></div>`,
      log: () => auditLog(this.live),
    };
    return html`<div class="between">
        <div>
          <h1>${overview.name}</h1>
          <p class="muted">
            ${gameName(overview.game)} · ${t('tournaments.tables', { size: overview.tableSize })} ·
            ${t('tournaments.round', { round: overview.round ?? 0, rounds: overview.rounds ?? '?' })}
          </p>
        </div>
        <span class="chip ${overview.status}">${t(`tournament.status.${overview.status}`)}</span>
      </div>
      <div class="row no-big">
        ${this.own(overview)}${
          mayOrganise(overview)
            ? html`<a class="button" href="/tournaments/${this.id}/desk">${t('tournament.desk')}</a>`
            : nothing
        }
        <a class="button" data-key="hall" href="/tournaments/${this.id}/hall">${t('hall.open')}</a>
        <a class="button" data-key="wall" href="/wall/${this.id}">${t('wall.open')}</a>
      </div>
      ${this.sender.words}
      ${overview.problem ? html`<p class="notice bad">${problemText(overview.problem)}</p>` : nothing}
      ${tabs(
        TABS,
        tab,
        overview.name,
        (each) => t(`tournament.tab.${each}`),
        (each) => this.choose(each),
      )}
      ${this.tables.show(tab === 'overview')} ${views[tab]()}`;
  }

  /** The viewer's own actions: register, check in, skip a round, withdraw. */
  own({ entries, status, rules }) {
    const me = signedInAs();
    const entry = entries.find((each) => each.player === me);
    const act = (path, body, done) => () =>
      this.sender.send(async () => {
        const { sequence } = await post(`/tournaments/${this.id}${path}`, body);
        await this.live.reach(sequence);
      }, done);
    if (isOver(this.live.overview)) return nothing;
    const late = rules.admission.lateUntilRound > (this.live.overview.round ?? 0);
    if (!entry && status !== 'REGISTRATION' && !late) return nothing;
    if (!me) {
      return html`<a class="button primary" data-key="take-part" href=${accountAndBack()}
        >${t('tournament.signIn')}</a
      >`;
    }
    if (session()?.guest) {
      return html`<a class="button primary" href=${accountAndBack()}>${t('tournament.needsAccount')}</a>`;
    }
    if (myInvitation(this.live) && (!entry || entry.status === 'WITHDRAWN')) return invitationNotice(this, act);
    if (!entry) {
      return html`<button
        class="primary"
        data-key="register"
        @click=${act('/players', { clientSeed: randomText(16) }, t('tournament.registered'))}
      >
        ${t('tournament.register')}
      </button>`;
    }
    const mine = this.live.rounds
      .at(-1)
      ?.tables.find((table) => table.players.includes(me) && table.status === 'PLAYING');
    const mayCheckIn =
      rules.admission.checkIn && !entry.checkedIn && entry.status !== 'WITHDRAWN' && !hasStarted(this.live.overview);
    return html`${
        mine?.table
          ? html`<a class="button primary" href="/tables/${mine.table}"
              >${t('tournament.yourTable', { number: mine.number })}</a
            >`
          : nothing
      }
      <span class="chip">${t(`entry.${entry.status}`)}</span
      >${byesToCome(entry, this.live.overview).map((each) => html`<span class="chip">${byeText(each)}</span>`)}
      ${
        mayCheckIn
          ? html`<button
              class="primary"
              data-key="check-in"
              @click=${act(`/players/${me}/check-in`, { clientSeed: randomText(16) }, t('tournament.checkedIn'))}
            >
              ${t('tournament.checkIn')}
            </button>`
          : nothing
      }
      ${
        entry.status === 'WITHDRAWN'
          ? html`<button @click=${act(`/players/${me}/reenter`, { why: '' })}>${t('tournament.reenter')}</button>`
          : html`${this.away(entry, act)}<button
                class="danger"
                data-key="withdraw"
                @click=${async () => {
                  if (await confirmed(t('tournament.withdraw.sure'), t('tournament.withdraw'))) {
                    act(`/players/${me}/withdraw`, { why: '' })();
                  }
                }}
              >
                ${t('tournament.withdraw')}
              </button>`
      }
      ${
        mayCheckIn && entry.status === 'WAITING'
          ? html`<p class="small muted">${t('tournament.waitingText')}</p>`
          : nothing
      }
      ${
        entry.status === 'ACTIVE' && mayAsk()
          ? html`<button
              data-key="notify"
              @click=${async () => {
                await ask();
                this.redraw();
              }}
            >
              ${t('notify.askRound')}
            </button>`
          : nothing
      } <span class="hidden-text">${playerName(me)}</span>`;
  }

  /** The rounds I wanted to miss, and the next one: without me it brings no points, so that is asked for twice. */
  away(entry, act) {
    const { player } = entry;
    const missed = byesToCome(entry, this.live.overview);
    return html`${missed.map(
      ({ round }) =>
        html`<button
          data-key="back-${round}"
          @click=${act(
            `/players/${player}/bye/take-back`,
            { round, why: BY_PLAYER },
            t('tournament.backNoted', { round }),
          )}
        >
          ${t('tournament.back', { round })}
        </button>`,
    )}${this.missNext(player, missed, act)}`;
  }

  missNext(player, missed, act) {
    const round = nextRound(this.live.overview);
    if (round === null || missed.some((each) => each.round === round)) return nothing;
    const send = act(
      `/players/${player}/bye`,
      { round, kind: 'ZERO', why: BY_PLAYER },
      t('tournament.awayNoted', { round }),
    );
    return html`<button
      data-key="away"
      @click=${async () => {
        if (await confirmed(t('tournament.away.sure', { round }), t('tournament.away.yes'))) send();
      }}
    >
      ${t('tournament.away', { round })}
    </button>`;
  }
}
