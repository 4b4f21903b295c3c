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
                  const desk = { live: { rounds: [round(1)] }, act() {} };
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
                  const entries = ['ann', 'bob', 'cleo'].map((player) => ({ player, status: 'ACTIVE' }));
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
