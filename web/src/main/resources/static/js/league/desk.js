import { html, nothing } from 'lit-html';
import { post, put } from '../api.js';
import { confirmed, reasonFor } from '../dialog.js';
import { input } from '../form.js';
import { t } from '../messages.js';
import { playerName } from '../names.js';
import { findPlayer } from '../players/find-player.js';
import { BY_ORGANISER } from '../reason.js';
import { noteShown } from '../router.js';
import { leagueFields, leagueRulesOf } from './rules.js';

/** Where a league is run: its seasons, its rules, its people. */
export function leagueDesk(page) {
  const { seasons = [], organisers = [], rules } = page.league;
  const { busy } = page.sender;
  const open = seasons.find((each) => !each.closed);
  const path = `/leagues/${page.id}`;
  const send = (to, shape) =>
    page.sender.submit((wish, form) =>
      page.act(async () => {
        const done = await post(`${path}${to}`, await shape(wish));
        form.reset();
        return done;
      }),
    );
  const close = async () => {
    if (await confirmed(t('leagues.closeSeason.sure', { season: open.name }), t('leagues.closeSeason'))) {
      page.act(() => post(`${path}/seasons/close`, { why: BY_ORGANISER }));
    }
  };
  const begin = page.sender.submit(({ season }) =>
    page.act(async () => {
      const done = await post(`${path}/seasons`, { name: season });
      noteShown({ season: null });
      return done;
    }),
  );
  const person = (key, to, name) =>
    html`<form
      class="form line-form"
      @submit=${send(to, async (wish) => ({ player: await findPlayer(wish[name]), why: BY_ORGANISER }))}
    >
      ${input('desk.playerName', name, { required: true })}<button ?disabled=${busy}>${t(key)}</button>
    </form>`;
  return html`<section class="card stack">
    <h2>${t('tournament.desk')}</h2>
    ${
      open
        ? html`<div>
            <button class="danger" data-key="close-season" ?disabled=${busy} @click=${close}>
              ${t('leagues.closeSeason')}
            </button>
          </div>`
        : html`<form class="form line-form" data-key="new-season" @submit=${begin}>
            ${input('leagues.seasonName', 'season', { required: true, max: 100 })}<button ?disabled=${busy}>
              ${t('leagues.newSeason')}
            </button>
          </form>`
    }
    <p class="small muted">${t('leagues.howCounted')}</p>
    ${person('leagues.addMember', '/members', 'member')}${person('leagues.addOrganiser', '/organisers', 'organiser')}
    ${
      organisers.length > 1
        ? organisers.map(
            (each) =>
              html`<div class="between">
                <span>${playerName(each)}</span
                ><button
                  data-key="drop-${each}"
                  ?disabled=${busy}
                  @click=${() =>
                    without(
                      page,
                      `${path}/organisers/${each}/remove`,
                      t('leagues.removeOrganiser.sure', { name: playerName(each) }),
                    )}
                >
                  ${t('leagues.removeMember')}
                </button>
              </div>`,
          )
        : nothing
    }
    <details class="more">
      <summary data-key="league-rules">${t('leagues.rules')}</summary>
      <form
        class="form"
        @submit=${page.sender.submit((wish) =>
          page.act(() => put(`${path}/rules`, { rules: leagueRulesOf(wish), why: BY_ORGANISER }), t('account.saved')),
        )}
      >
        <p class="small muted whole">${t('leagues.rulesText')}</p>
        ${leagueFields(rules)}<button class="primary" ?disabled=${busy}>${t('account.save')}</button>
      </form>
    </details>
  </section>`;
}

/** Removing a member needs a reason. */
async function without(page, path, question) {
  const why = await reasonFor(question, t('leagues.removeMember'), 'membership');
  if (why !== null) page.act(() => post(path, { why }));
}

/** Removes another member from the league; members leave with their own button. */
export const removeMember = (page, player) =>
  html`<button
    class="plain"
    data-key="remove-${player}"
    ?disabled=${page.sender.busy}
    aria-label=${t('leagues.removeMember.of', { name: playerName(player) })}
    @click=${() =>
      without(
        page,
        `/leagues/${page.id}/members/${player}/leave`,
        t('leagues.removeMember.sure', { name: playerName(player) }),
      )}
  >
    ${t('leagues.removeMember')}
  </button>`;
