package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The first page on a phone, with a server that answers as late as the test says. */
class HomePartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.PHONE);

    /** Ann plays Bob at table t1; what is behind a path comes after some milliseconds. */
    private static final String SERVER = """
            const late = {};
            const row = { id: 't1', game: 'arboretum', status: 'PLAYING', players: ['ann', 'bob'], awaited: [0], sequence: 1 };
            const answers = { games: { games: ['arboretum', 's-evolution'].map((id) => ({ id, minSeats: 2, maxSeats: 4 })) }, tournaments: { tournaments: [], names: {} },
              lobby: { open: [], playing: [row], names: { ann: 'Ann', bob: 'Bob' } }, tables: { tables: [], names: {} }, ladders: { rows: [], names: {} },
              players: { playing: ['t1'], waiting: [] }, t1: { awaited: [0], seat: 0, seatMove: 3, sequence: 1, names: { ann: 'Ann', bob: 'Bob' }, view: null,
                table: { id: 't1', game: 'arboretum', status: 'PLAYING', seats: [{ player: 'ann' }, { player: 'bob' }] } } };
            const files = window.fetch;
            const pause = (millis) => new Promise((done) => setTimeout(done, millis));
            window.EventSource = class extends EventTarget { close() {} };
            window.fetch = async (path) => {
              if (!path.startsWith('/api')) return files(path);
              const part = path.includes('/tables/t1') ? 't1' : path.split(/[/?]/)[3];
              await pause(late[part] ?? 0);
              return new Response(JSON.stringify(answers[part]));
            };
            const { loadStyle } = await import('/js/lit.js');
            await Promise.all(['base', 'controls', 'frame'].map((each) => loadStyle(`/css/${each}.css`)));
            await (await import('/js/messages.js')).loadMessages();
            const place = document.createElement('main');
            place.className = 'page page-home';
            document.body.append(place);
            let moved = 0;
            new PerformanceObserver((list) => list.getEntries().forEach((each) => { moved += each.value; })).observe({ type: 'layout-shift' });
            const open = async () => (await import('/js/pages/home.js')).open(place);
            """;

    private static Object evaluate(String script) {
        return PAGE.evaluate("async () => {" + SERVER + script + "}");
    }

    @Test
    void whatComesLateFindsItsPlaceKept() {
        assertThat(((Number) evaluate("""
                Object.assign(late, { lobby: 1_000, tournaments: 300, ladders: 300 });
                document.body.style.zoom = .25; // the whole page in sight, and what moves counts for a quarter
                const page = await open();
                const ghosts = document.querySelectorAll('.live li').length;
                await pause(900);
                page.close();
                return ghosts && document.querySelector('.live a') ? moved : 9;
                """)).doubleValue()).isLessThan(0.005);
    }

    @Test
    void myGamesThatComeLatePushNothingAwayUnderTheThumb() {
        assertThat((String) evaluate("""
                localStorage.setItem('perennial.session', JSON.stringify({ player: 'ann' }));
                late.t1 = 1_000;
                (await import('/js/ready.js')).keepLooking(() => {});
                window.dispatchEvent(new Event('perennial:page'));
                const page = await open();
                const thumb = () => document.querySelector('[data-key=play-now]').getBoundingClientRect().top;
                const before = thumb();
                await pause(800);
                const after = thumb();
                page.close();
                localStorage.clear();
                sessionStorage.clear();
                return [document.querySelectorAll('.mine li').length, after - before].join();
                """)).isEqualTo("1,0");
    }

    @Test
    void whatThisWindowKnewAMomentAgoIsThereAtOnce() {
        assertThat((String) evaluate("""
                localStorage.setItem('perennial.session', JSON.stringify({ player: 'ann' }));
                sessionStorage.setItem('perennial.games', JSON.stringify({ player: 'ann', names: { bob: 'Bob' }, games: [row] }));
                late.t1 = 5_000;
                const page = await open();
                const seen = document.querySelector('.mine.first').textContent.includes('Bob');
                page.close();
                localStorage.clear();
                sessionStorage.clear();
                return `${seen}`;
                """)).isEqualTo("true");
    }

    @Test
    void aGardenInSmallFillsItsPlaceAndAnEmptyOneShowsWhereTheFirstTreeGoes() {
        assertThat((String) evaluate("""
                const { html, render } = await import('lit-html');
                const { gardenGrid } = await import('/js/boards/arboretum/garden.js');
                const drawn = (trees, mini) => {
                  render(html`${gardenGrid({ table: { view: { scores: [] } }, picked: {}, mini }, { seat: 0, trees }, [], null)}`, document.body);
                  return document.querySelector('svg.grid')?.viewBox.baseVal.width;
                };
                const one = [{ card: 'C5', x: 0, y: 0 }];
                return [drawn(one, true) < drawn(one, false), drawn([], true) > 0, document.querySelectorAll('.maybe').length, drawn([], false)].join();
                """)).isEqualTo("true,true,1,");
    }
}
