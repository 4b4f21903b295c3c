package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Parts of the web app by themselves, in a browser that shows motion. */
class PartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.MOVING);

    @Test
    void aDiscThatGoesToAnotherHolderTravelsAndSpinsWhenItsValueChanges() {
        assertThat(moved("disc-BLUE", 4)).isEqualTo("rotate,translate");
        assertThat(moved("disc-BLUE", 3)).isEqualTo("translate");
        assertThat(moved("disc-GREEN", 4)).isEqualTo("opacity");
    }

    /** A disc of value 3 is drawn anew elsewhere. @return what moves, by property */
    private static Object moved(String name, int value) {
        return PAGE.evaluate("""
                async ([name, value]) => {
                  const { html, render } = await import('lit-html');
                  const { track } = await import('/js/boards/motion.js');
                  const disc = (name, value) => html`<div data-flip=${name}><b data-turn=${value}>${value}</b></div>`;
                  const seats = (first, second) => render(html`<p style="height: 40px">${first}</p><p>${second}</p>`, document.body);
                  seats(disc('disc-BLUE', 3), '');
                  track();
                  seats('', disc(name, value));
                  await Promise.resolve();
                  const moving = document.getAnimations().flatMap((each) => Object.keys(each.effect.getKeyframes()[0]));
                  document.getAnimations().forEach((each) => each.cancel());
                  return moving.filter((each) => ['translate', 'rotate', 'opacity'].includes(each)).sort().join();
                }""", name, value);
    }

    @Test
    void aCorrectionThatIsBeingWrittenStaysWithItsTable() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { results } = await import('/js/tournament/desk-results.js');
                  const round = (number) => ({ round: number, tables: [1, 2].map((table) => ({
                    number: table, table: `${number}-${table}`, players: ['ann', 'bob'], places: [1, 2], status: 'FINISHED' })) });
                  const desk = { live: { rounds: [round(1)], overview: { tableSize: 2 } }, sender: {}, act() {} };
                  const show = () => render(html`${results(desk)}`, document.body);
                  show();
                  const why = document.querySelectorAll('input[name=why]')[1];
                  why.value = 'the wrong seat';
                  desk.live.rounds = [round(1), round(2)];
                  show();
                  return [...document.querySelectorAll('input[name=why]')].map((each) => each.value).join();
                }""")).isEqualTo(",,,the wrong seat");
    }

    @Test
    void aPageInTheBackgroundGivesItsConnectionBackUnlessItHasSomethingToTell() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const open = new Set();
                  window.EventSource = class extends EventTarget {
                    constructor(address) { super(); this.address = address; open.add(this); }
                    close() { open.delete(this); }
                  };
                  const { keepOpen } = await import('/js/stream.js');
                  const turn = async (hidden) => {
                    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
                    document.dispatchEvent(new Event('visibilitychange'));
                    await new Promise((done) => setTimeout(done, 20));
                    return [...open].map((each) => each.address).sort().join('+');
                  };
                  keepOpen(() => 'watched', {});
                  keepOpen(() => 'played', {}, () => {}, () => true);
                  return [await turn(false), await turn(true), await turn(false)].join();
                }""")).isEqualTo("played+watched,played,played+watched");
    }

    /** Phones have no notifications of a page's own; here the worker comes only after a while. */
    @Test
    void whatCouldNotBeToldIsToldAtTheNextLookAndThenNoMore() {
        assertThat(PAGE.evaluate("""
                async () => {
                  localStorage.setItem('perennial.session', JSON.stringify({ player: 'ann' }));
                  const frame = { awaited: [0], seat: 0, seatMove: 3, names: {}, table: { game: 'arboretum', status: 'PLAYING', seats: [{ player: 'ann' }] } };
                  window.fetch = async (path) => new Response(JSON.stringify(path.includes('/profile') ? { playing: ['t'], waiting: [] } : frame));
                  Object.defineProperty(document, 'hidden', { value: true });
                  window.Notification = class { static permission = 'granted'; constructor() { throw new TypeError('Illegal constructor'); } };
                  const told = [];
                  let worker = null;
                  const register = async () => { if (!worker) throw new TypeError('not yet'); };
                  Object.defineProperty(navigator, 'serviceWorker', { value: { register, get ready() { return worker; } } });
                  const { keepLooking } = await import('/js/ready.js');
                  keepLooking(() => {});
                  const look = async () => {
                    window.dispatchEvent(new Event('perennial:page'));
                    await new Promise((done) => setTimeout(done, 50));
                    return told.length;
                  };
                  const before = await look();
                  worker = { showNotification: async (title, { data }) => told.push(data.path) };
                  const after = [await look(), await look()];
                  localStorage.clear();
                  return [before, ...after, told[0]].join();
                }""")).isEqualTo("0,1,1,/tables/t");
    }

    @Test
    void aFormThatIsUnderWaySaysSoAndIsSentOnce() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { Sender } = await import('/js/form.js');
                  let sent = 0;
                  let end;
                  const act = () => { sent += 1; return new Promise((done) => { end = done; }); };
                  const draw = () => render(html`<form @submit=${sender.submit(act)}><button>send</button>${sender.words}</form>`, document.body);
                  const sender = new Sender(() => draw());
                  draw();
                  const form = document.querySelector('form');
                  const button = form.querySelector('button');
                  const state = () => `${button.disabled} ${form.textContent.includes('working')}`;
                  form.requestSubmit();
                  form.requestSubmit();
                  const seen = [state()];
                  await new Promise((done) => setTimeout(done, 500));
                  seen.push(state());
                  end();
                  await new Promise((done) => setTimeout(done));
                  return [sent, ...seen, state()].join();
                }""")).isEqualTo("1,true false,true true,false false");
    }

    @Test
    void theFirstPageKeepsWhatItKnowsWhileThereIsNoConnectionAndForgetsTablesThatAreGone() {
        assertThat(PAGE.evaluate("""
                async () => {
                  window.EventSource = class extends EventTarget { close() {} };
                  const texts = window.fetch;
                  const answers = { games: { games: [{ id: 'arboretum', minSeats: 2, maxSeats: 4 }] }, tournaments: { tournaments: [] },
                    lobby: { open: [], playing: [] }, tables: { tables: [] }, ladders: { rows: [] } };
                  window.fetch = (path) => (path.startsWith('/api') ? Promise.resolve(new Response(JSON.stringify(answers[path.split(/[/?]/)[3]]))) : texts(path));
                  const { open } = await import('/js/pages/home.js');
                  const page = await open(document.body);
                  await page.load();
                  window.fetch = () => Promise.reject(new TypeError('no connection'));
                  await page.load();
                  page.live.frames.set('gone', { sequence: 1 });
                  await page.live.want([]);
                  const known = [page.tournaments !== null, page.ladders[0] !== null, page.live.frames.size].join();
                  page.close();
                  return known;
                }""")).isEqualTo("true,true,0");
    }

    @Test
    void thePlayedGamesAreLeafedThroughToTheLast() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const asked = [];
                  window.fetch = async (path) => {
                    asked.push(path.split('?')[1]);
                    return new Response(JSON.stringify({ games: [{ table: asked.length }], names: {}, next: path.includes('cursor') ? null : 'here' }));
                  };
                  const { PlayedGames } = await import('/js/people/played.js');
                  const games = new PlayedGames('ann', () => {});
                  await games.find({ game: 'arboretum', period: 'all' });
                  await games.load(games.next);
                  return `${games.rows.map((each) => each.table).join()} ${games.next} ${asked.at(-1)}`;
                }""")).isEqualTo("1,2 null limit=20&game=arboretum&cursor=here");
    }

    @Test
    void aClockRunsForWhoIsToMoveAndSaysNothingWithoutABank() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { seatClock } = await import('/js/table/clock.js');
                  const clocks = [{ seat: 0, bankSeconds: 0, since: '2026-01-01T00:00:00Z', deadline: '2026-01-01T00:01:00Z' },
                    { seat: 1, bankSeconds: 0, since: null, deadline: null }];
                  const drawn = (type) => {
                    render(html`${[0, 1].map((seat) => seatClock({ clocks, table: { terms: { clock: { type } } } }, seat))}`, document.body);
                    return [...document.querySelectorAll('.clock')].map((each) => each.matches('.running')).join();
                  };
                  return `${drawn('Live')} ${drawn('Hourglass')}`;
                }""")).isEqualTo("true,false true");
    }

    /** Ann and Bob have met, Ann and Cleo must not; one of three has a bye. The pairing found nothing. */
    @Test
    void aRoundThatCannotBePairedIsSetByHandWithNamedWarnings() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { preview } = await import('/js/tournament/desk-preview.js');
                  const entries = ['ann', 'bob', 'cleo'].map((player, i) => ({ player, number: i + 1, status: 'ACTIVE' }));
                  const desk = { live: { rounds: [{ round: 1, tables: [{ players: ['bob', 'ann'] }] }], overview: {
                    status: 'RUNNING', tableSize: 2, entries, rules: { forbidden: [['ann', 'cleo']] } } },
                    proposal: { round: 2, tables: [], byes: [], problem: 'NO_VALID_PAIRING', changed: false },
                    swap: null, sender: {}, redraw: () => render(html`${preview(desk)}`, document.body) };
                  desk.redraw();
                  const press = (key) => document.querySelector(`[data-key=${key}]`).click();
                  const told = () => [...document.querySelectorAll('td .refusal')].map((each) => each.textContent).join();
                  press('by-hand');
                  const first = told();
                  press('chair-0-1');
                  press('chair-bye-0');
                  return [first, told(), desk.proposal.tables[0].players, desk.proposal.byes[0].player].join(' ');
                }""")).isEqualTo("desk.metBefore desk.forbiddenPair ann,cleo bob");
    }
}
