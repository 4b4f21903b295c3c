package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Screens of tournaments with a server that answers as the test says. */
class TournamentPartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    /** Questions to the server are answered from here; null is a failure. */
    private static final String SERVER = """
            const real = window.fetch;
            const rules = { system: 'SWISS', timing: { schedule: 'IMMEDIATE' }, admission: { invited: [] }, scoring: { points: {}, tieBreaks: [] }, tables: {}, playoff: {}, forbidden: [] };
            const overview = { id: 'cup', name: 'Cup', game: 'arboretum', tableSize: 2, round: 1, rounds: 3, status: 'RUNNING', rules, seeding: [], names: {},
              entries: [{ player: 'ann', status: 'ACTIVE', number: 1, byes: [] }] };
            const answers = { '/games': { games: [{ id: 'arboretum', minSeats: 2, maxSeats: 4, bots: ['random'] }] }, '/leagues': { leagues: [] }, '/tournaments/cup?atLeast=0': overview,
              '/tournaments/cup/rounds': { rounds: [{ round: 1, tables: [], byes: [] }] }, '/tournaments/cup/standings': { rows: [] }, '/tournaments/cup/log': { entries: [] } };
            window.fetch = async (path, more) => {
              if (!path.startsWith('/api/v1')) return real(path, more);
              const answer = await answers[path.slice('/api/v1'.length)];
              return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 500 });
            };
            const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
            const find = (selector) => document.querySelector(selector);
            """;

    private static Object evaluate(String script) {
        return PAGE.evaluate("async () => {" + SERVER + script + "}");
    }

    @Test
    void whatCannotBeReadStaysAsItWasAndCanBeAskedForAgain() {
        assertThat(evaluate("""
                const { html, render } = await import('lit-html');
                const { LiveTournament } = await import('/js/tournament/live.js');
                const { pairings } = await import('/js/tournament/pairings.js');
                const rounds = answers['/tournaments/cup/rounds'];
                const live = new LiveTournament('cup', () => render(html`${pairings({ live, id: 'cup' })}`, document.body));
                answers['/tournaments/cup/rounds'] = null;
                await live.load(0);
                const first = find('.empty') === null && find('[data-key=read-again]') !== null;
                answers['/tournaments/cup/rounds'] = rounds;
                find('[data-key=read-again]').click();
                await new Promise((resolve) => setTimeout(resolve, 200));
                const then = find('[data-key=round-1]') !== null;
                answers['/tournaments/cup/rounds'] = null;
                await live.load(0);
                live.close();
                return [first, then, find('[data-key=round-1]') !== null].join();
                """)).isEqualTo("true,true,true");
    }

    @Test
    void standingsSayThatTablesOfTheirRoundStillPlay() {
        assertThat(evaluate("""
                const { render } = await import('lit-html');
                const { loadMessages } = await import('/js/messages.js');
                const { standings } = await import('/js/tournament/standings.js');
                await loadMessages('tournament');
                const said = (...states) => {
                  render(standings({ overview, rounds: [{ round: 1, tables: states.map((status) => ({ status })) }], standings: { round: 1, last: false, columns: [], rows: [{ player: 'ann', tieBreaks: [] }] } },
                    { button: () => '', row: () => '' }), document.body);
                  return find('p.muted').textContent;
                };
                return [said('FINISHED', 'PLAYING'), said('FINISHED', 'FINISHED')].join();
                """)).isEqualTo("Standings in round 1: 1 table is still playing,Standings after round 1");
    }

    @Test
    void figuresThatCannotBeReadCanBeAskedForAgain() {
        assertThat(evaluate("""
                const { html, render } = await import('lit-html');
                const { Sums } = await import('/js/tournament/sums.js');
                const sums = new Sums({ id: 'cup', overview }, () => render(html`<table>${sums.row('ann', 3)}</table>`, document.body));
                await sums.toggle('ann');
                const failed = find('[data-key=read-again]') !== null;
                answers['/tournaments/cup/standings/ann'] = { figures: [{ code: 'BH', value: '2', way: 'SUM', parts: [] }] };
                find('[data-key=read-again]').click();
                await new Promise((resolve) => setTimeout(resolve, 100));
                return [failed, find('.sums h3').textContent].join();
                """)).isEqualTo("true,BH = 2");
    }

    /** Whoever runs the league runs its tournaments, and who only made one does not. */
    @Test
    void theDeskIsShownToThoseWhoRunTheTournament() {
        assertThat(evaluate("""
                const { mayOrganise } = await import('/js/tournament/rights.js');
                const sees = (player, roles, shown) => {
                  localStorage.setItem('perennial.session', JSON.stringify({ player, roles }));
                  return mayOrganise({ organiser: 'olga', ...shown });
                };
                const team = { organisers: ['sven', 'tom'] };
                const seen = [sees('tom', ['player'], team), sees('olga', ['player', 'organiser'], team), sees('ada', ['player', 'admin'], team)];
                localStorage.removeItem('perennial.session');
                return [...seen, mayOrganise(team)].join();
                """)).isEqualTo("true,false,true,false");
    }

    @Test
    void everybodyReadsTheLogOnTheTournamentsPage() {
        assertThat(evaluate("""
                answers['/tournaments/cup/log'] = { entries: [{ time: '2026-03-01T10:00:00Z', type: 'tournament.PlayerWithdrew', by: 'olga', why: 'he is ill', event: { player: 'ann' } }] };
                const page = await (await import('/js/pages/tournament.js')).open(document.body, ['cup']);
                const before = page.live.wanted.has('log');
                find('[data-key=tab-log]').click();
                await new Promise((resolve) => setTimeout(resolve, 200));
                page.close();
                return [before, find('table.audit tbody').textContent.includes('he is ill')].join();
                """)).isEqualTo("false,true");
    }

    @Test
    void afterTheStartTheRulesOfTheDeskAreOnlyToBeRead() {
        assertThat(evaluate("""
                const page = await (await import('/js/pages/desk.js')).open(document.body, ['cup']);
                page.choose('rules');
                const fixed = find('select[name=system]').matches(':disabled');
                Object.assign(page.live.overview, { status: 'REGISTRATION', round: 0 });
                page.live.overview.entries[0].number = 0;
                page.redraw();
                const open = find('select[name=system]').matches(':enabled');
                page.close();
                return [fixed, open].join();
                """)).isEqualTo("true,true");
    }

    /** Whoever was given its address comes there before he has signed in. */
    @Test
    void whoMayNotDecideIsToldSoAtTheDeskAndWhereToSignIn() {
        assertThat(evaluate("""
                const way = () => find('[data-key=only] a')?.getAttribute('href').replace(/=.*/, '=') ?? 'none';
                const page = await (await import('/js/pages/desk.js')).open(document.body, ['cup']);
                const stranger = way();
                page.live.overview.organisers = ['olga'];
                (await import('/js/session.js')).remember({ player: 'olga' });
                page.redraw();
                page.close();
                const organiser = way();
                localStorage.clear();
                return [stranger, organiser].join();
                """)).isEqualTo("/account?back=,none");
    }

    @Test
    void whileSomethingIsUnderWayNothingElseIsPressedAndTheFocusStays() {
        assertThat(evaluate("""
                const page = await (await import('/js/pages/desk.js')).open(document.body, ['cup']);
                page.choose('round');
                let answer;
                answers['/tournaments/cup/pairing-preview'] = new Promise((resolve) => { answer = resolve; });
                find('[data-key=preview]').focus();
                find('[data-key=preview]').click();
                await frame();
                const held = ['preview', 'do-pause'].map((key) => find(`[data-key=${key}]`).disabled);
                answer({ round: 2, tables: [], byes: [] });
                await new Promise((resolve) => setTimeout(resolve, 100));
                const free = ['preview', 'publish', 'do-pause'].map((key) => !find(`[data-key=${key}]`).disabled);
                page.close();
                return [...held, ...free, document.activeElement.dataset.key].join();
                """)).isEqualTo("true,true,true,true,true,preview");
    }

    @Test
    void aRoundThatWouldBeAnotherOneByNowIsShownAnew() {
        assertThat(evaluate("""
                const seen = (previewed, players) => ({ round: 2, previewed, tables: [{ players }], byes: [] });
                const page = await (await import('/js/pages/desk.js')).open(document.body, ['cup']);
                page.choose('round');
                answers['/tournaments/cup/pairing-preview'] = seen('one', ['ann', 'bob']);
                find('[data-key=preview]').click();
                await new Promise((resolve) => setTimeout(resolve, 100));
                answers['/tournaments/cup/pairing-preview'] = seen('other', ['ann', 'cyd']);
                const sent = [];
                const before = window.fetch;
                window.fetch = async (path, more) => {
                  if (more?.method !== 'POST') return before(path, more);
                  sent.push(JSON.parse(more.body).previewed);
                  return new Response(JSON.stringify({ code: 'PREVIEW_OUTDATED' }), { status: 409 });
                };
                find('[data-key=publish]').click();
                await new Promise((resolve) => setTimeout(resolve, 100));
                const shown = [page.proposal.tables[0].players[1], find('[role=alert]').textContent !== '', page.proposal.previewed];
                page.close();
                return [...sent, ...shown].join();
                """)).isEqualTo("one,cyd,true,other");
    }

    @Test
    void anotherPresetBringsItsOwnRules() {
        assertThat(evaluate("""
                await (await import('/js/pages/new-tournament.js')).open(document.body);
                find('[name=maxPlayers]').value = '7';
                find('[name=checkIn]').checked = false;
                find('[data-key=preset-everybody]').click();
                const { maxPlayers, checkIn, system } = find('form').elements;
                const first = [maxPlayers.value, checkIn.checked, system.value];
                find('[data-key=preset-evening]').click();
                return [...first, find('[name=checkIn]').checked].join();
                """)).isEqualTo(",false,ROUND_ROBIN,true");
    }

    @Test
    void onTheWallEveryRowIsShownWholeScreenByScreen() {
        assertThat(evaluate("""
                const { html, render } = await import('lit-html');
                const { PageTurner } = await import('/js/page-turner.js');
                await (await import('/js/lit.js')).loadStyle('/css/controls.css');
                render(html`<table class="data"><tbody>${Array.from({ length: 90 }, (_, i) => html`<tr><td>${i}<br>${i}</td></tr>`)}</tbody></table>`, document.body);
                const turner = new PageTurner(document.body);
                const seen = new Set();
                let screens = 0;
                do {
                  [...document.querySelectorAll('tr')].filter((row) => { const box = row.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }).forEach((row) => seen.add(row));
                  turner.turn();
                  screens += 1;
                } while (scrollY > 0 && screens < 50);
                turner.close();
                return [seen.size, screens > 3 && screens < 12, scrollY].join();
                """)).isEqualTo("90,true,0");
    }
}
