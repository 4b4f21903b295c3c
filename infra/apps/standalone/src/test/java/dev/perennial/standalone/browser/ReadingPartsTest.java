package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Pages that only show what the server has, with a server that answers as the test says. */
class ReadingPartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    /** What is asked for is noted, and answered by the longest beginning of it that is known. */
    private static final String SERVER = """
            const real = window.fetch;
            const asked = [];
            const answers = { '/games': { games: [{ id: 'arboretum' }] } };
            window.fetch = async (path, more) => {
              if (!path.startsWith('/api/v1')) return real(path, more);
              asked.push(path.slice('/api/v1'.length));
              const known = Object.keys(answers).filter((each) => asked.at(-1).startsWith(each)).sort((a, b) => b.length - a.length)[0];
              return new Response(JSON.stringify(answers[known] ?? {}), { status: known ? 200 : 500 });
            };
            const find = (selector) => document.querySelector(selector);
            const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
            await (await import('/js/messages.js')).loadMessages();
            """;

    private static Object evaluate(String script) {
        return PAGE.evaluate("async () => {" + SERVER + script + "}");
    }

    @Test
    void aRebuildSaysHowFarItIs() {
        assertThat(evaluate("""
                const part = (name, rebuild) => ({ name, lag: 0, stopped: 0, deadLetters: 0, rebuild });
                answers['/status'] = { healthy: true, projections: [part('tables', { state: 'RUNNING', done: 42, total: 100 }), part('ladders', { state: 'DONE', done: 9, total: 9 })] };
                const page = await (await import('/js/pages/status.js')).open(document.body);
                page.close();
                return [...document.querySelectorAll('tbody td:last-child')].map((each) => each.textContent).join();
                """)).isEqualTo("running 42%,done,–,–");
    }

    @Test
    void eventsThatWereNeverSentAreToldOf() {
        assertThat(evaluate("""
                answers['/status'] = { healthy: true, projections: [] };
                answers['/relay/tables'] = { healthy: true, behind: 200, missing: 0 };
                const { open } = await import('/js/pages/status.js');
                const read = async () => {
                  (await open(document.body)).close();
                  return [...document.querySelectorAll('.notice, tbody td.number')].map((each) => each.textContent.trim()).join('|');
                };
                const silent = await read();
                answers['/relay/tournaments'] = { healthy: true, behind: 0, missing: 0 };
                const well = await read();
                answers['/relay/tournaments'] = { healthy: false, behind: 0, missing: 3 };
                return [silent, well, await read()].join('\\n');
                """))
                .asString()
                .matches("✗ [^|]+\\|200\\|0\\|–\\|unknown\\|0\\|–\n"
                        + "✓ [^|]+\\|200\\|0\\|–\\|0\\|0\\|–\n"
                        + "✗ [^|]+\\|Stored and sent events differ by 3\\.[^|]+\\|200\\|0\\|–\\|0\\|3\\|–");
    }

    @Test
    void gamesAreFoundByNamesLeafedThroughAndTakenAlong() {
        String told = String.join(
                "\n",
                "/search/games?game=arboretum",
                "/search/games?game=arboretum&player=p-1&tournament=c-1",
                "/api/v1/export/games.ndjson?game=arboretum&player=p-1&tournament=c-1",
                "/search/games?game=arboretum&player=p-1&tournament=c-1&cursor=later",
                "1. Ann (7), 2. Bob (3)",
                "",
                "",
                "?player=ann&game=arboretum&tournament=cup&minPoints=5");
        assertThat(evaluate("""
                answers['/search/players'] = { players: [{ id: 'p-1', displayName: 'Ann' }] };
                answers['/tournaments'] = { tournaments: [{ id: 'c-2', name: 'Autumn Cup' }, { id: 'c-1', name: 'Cup' }] };
                const game = (table) => ({ table, game: 'arboretum', finishedAt: '2026-11-16T10:00:00Z', tournament: null,
                  seats: [{ seat: 0, player: 'p-2', place: 2, points: 3 }, { seat: 1, player: 'p-1', place: 1, points: 7 }] });
                answers['/search/games'] = { games: [game('t-1')], names: { 'p-2': 'Bob' }, next: 'later' };
                history.replaceState(null, '', '/games?game=arboretum');
                const page = await (await import('/js/pages/games.js')).open(document.body);
                const first = asked.at(-1);
                find('[name=player]').value = 'ann';
                find('[name=tournament]').value = 'cup';
                find('form').requestSubmit();
                await settled();
                const second = asked.at(-1);
                const taken = find('[data-key=export]').getAttribute('href');
                answers['/search/games'] = { games: [game('t-2')], names: {}, next: null };
                find('[data-key=more]').click();
                await settled();
                const third = asked.at(-1);
                find('[name=minPoints]').value = '5';
                find('form').requestSubmit();
                await settled();
                return [first, second, taken, third, find('tbody td:nth-child(3)').textContent, find('[data-key=more]'), find('[data-key=export]'), location.search].join('\\n');
                """)).isEqualTo(told);
    }

    @Test
    void aLadderMayShowWhoIsActiveOnly() {
        assertThat(evaluate("""
                answers['/ladders/overall'] = { rows: [], names: {}, players: 0, next: null };
                answers['/ladders/overall/distribution'] = { counts: [] };
                answers['/ladders/overall/corrections'] = { corrections: [], names: {} };
                const page = await (await import('/js/pages/ladder.js')).open(document.body, []);
                find('[data-key=active]').click();
                await settled();
                page.close();
                return asked.filter((each) => each.includes('active=')).map((each) => /active=(\\w+)/.exec(each)[1]).join();
                """)).isEqualTo("false,true");
    }

    @Test
    void aLadderTellsWhatOfficialsDecidedAndWhetherItCounts() {
        assertThat(evaluate("""
                answers['/ladders/overall'] = { rows: [], names: {}, players: 0, next: null };
                answers['/ladders/overall/distribution'] = { counts: [] };
                answers['/ladders/overall/corrections'] = { corrections: [], names: {} };
                answers['/ladders/overall/decisions'] = { names: { o: 'Olga', a: 'Ann', b: 'Bob' }, decisions: [
                  { table: 't-1', game: 'arboretum', tournament: 'cup', at: '2026-11-16T10:00:00Z', decided: 'CORRECTED',
                    by: 'o', reason: 'Counted again.', players: ['a', 'b'], before: [1, 2], after: [2, 1],
                    counts: false }] };
                const page = await (await import('/js/pages/ladder.js')).open(document.body, []);
                await settled();
                page.close();
                return find('[data-key=decisions] tbody').textContent.replace(/\\s+/g, ' ');
                """))
                .asString()
                .contains("Olga", "Ann · Bob", "tournament", "1 · 2 → 2 · 1", "does not count", "Counted again.");
    }

    @Test
    void aPlayersPageTellsHowHighHeHasBeenAndAboveHowManyHeIs() {
        assertThat(evaluate("""
                answers['/players/p-1/profile'] = { player: { id: 'p-1', displayName: 'Ann' }, games: { total: 0, won: 0, byGame: [] }, playing: [], waiting: [],
                  ratings: [{ ladder: 'arboretum', kind: 'human', rating: 1532.4, shown: 1532, peak: 1560.1, peakAt: '2026-11-16T10:00:00Z', rank: 3, players: 6, percentile: 60, form: [1] }] };
                const page = await (await import('/js/pages/player.js')).open(document.body, ['p-1']);
                page.close();
                return find('button.rating').textContent;
                """)).asString().contains("above 60% of the others", "Highest: 1,560 on");
    }
}
