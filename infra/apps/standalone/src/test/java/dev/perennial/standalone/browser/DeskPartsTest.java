package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.pods.event.PodTieBreak;
import dev.perennial.pairing.tiebreak.TieBreak;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parts of the organiser's desk by themselves. */
class DeskPartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    /** Fills in the rules of tables of some size. @return them as they are sent */
    private static Object rules(int seats, String act) {
        return PAGE.evaluate("""
                async ([seats]) => {
                  const { html, render } = await import('lit-html');
                  const { values } = await import('/js/form.js');
                  const { rulesFields, rulesOf } = await import('/js/tournament/rules-form.js');
                  const plan = { schedule: 'IMMEDIATE', seats, set() {} };
                  render(html`<form>${rulesFields({ system: 'SWISS' }, plan)}</form>`, document.body);
                  const form = document.querySelector('form');
                  const choose = (selector, value) => {
                    const field = form.querySelector(selector);
                    field.value = value;
                    field.dispatchEvent(new Event('change'));
                  };
                  %s
                  const { tables, scoring } = JSON.parse(JSON.stringify(await rulesOf(values(form))));
                  return JSON.stringify([tables, scoring.tieBreaks ?? null]);
                }""".formatted(act), seats);
    }

    @Test
    void whatMattersMoreAtLargerTablesIsChosen() {
        assertThat(rules(4, "choose('[name=priority]', 'REPEATS_FIRST');"))
                .isEqualTo("[{\"priority\":\"REPEATS_FIRST\"},null]");
        assertThat(rules(2, "")).isEqualTo("[{},null]");
    }

    @Test
    void tieBreaksAreAddedFromAList() {
        String twice = "choose('[data-key=add-tie-break]', 'BH/C1'); choose('[data-key=add-tie-break]', 'RTNG/A');";
        assertThat(rules(2, twice)).isEqualTo("[{},[\"BH/C1\",\"RTNG/A\"]]");
    }

    @Test
    void everyTieBreakOfferedIsKnownAndExplained() {
        var offered = (Map<?, ?>) PAGE.evaluate("""
                async () => {
                  const { OFFERED, meaning } = await import('/js/tournament/tie-breaks.js');
                  await (await import('/js/messages.js')).loadMessages('tournament');
                  const told = (codes, twos) => codes.map((code) => [code, meaning(code, twos)]);
                  return { two: told(OFFERED.two, true), more: told(OFFERED.more, false) };
                }""");
        for (Object each : (List<?>) offered.get("two")) {
            var code = ((List<?>) each).getFirst().toString();
            assertThat(TieBreak.ofCode(code).code()).isEqualTo(code);
        }
        for (Object each : (List<?>) offered.get("more")) {
            assertThat(PodTieBreak.ofCode(((List<?>) each).getFirst().toString()))
                    .isPresent();
        }
        assertThat(offered.values().stream()
                        .flatMap(list -> ((List<?>) list).stream())
                        .map(each -> ((List<?>) each).getLast())
                        .distinct())
                .as("sentences")
                .hasSize(38); // three mean the same at both kinds of tables
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TPN   | The lower starting number.",
                "tpn/d | The higher starting number.",
                "SB/M1 | 1. Left out of the highest: 1.",
                "KS/L-1/P | by -0.5 points. Forfeits count like games played."
            })
    void whatStandsBehindAStrokeIsTold(String code, String told) {
        assertThat((String) PAGE.evaluate("""
                async ([code]) => {
                  await (await import('/js/messages.js')).loadMessages('tournament');
                  return (await import('/js/tournament/tie-breaks.js')).meaning(code);
                }""", code)).endsWith(told);
    }

    /** @param numbered whether it had begun before it was paused */
    @ParameterizedTest
    @CsvSource({"REGISTRATION, false, true", "PAUSED, false, true", "PAUSED, true, false", "CANCELLED, false, false"})
    void theOrderIsOpenUntilTheStart(String status, boolean numbered, boolean open) {
        assertThat(PAGE.evaluate("""
                async ([status, numbered]) => {
                  const { html, render } = await import('lit-html');
                  const { seeding } = await import('/js/tournament/desk-seeding.js');
                  const entries = ['ann', 'bob'].map((player, i) => ({ player, status: 'ACTIVE', rating: 0, number: numbered ? i + 1 : 0 }));
                  render(html`${seeding({ order: null, sender: { submit() {} }, live: { overview: { status, entries, seeding: [] } } })}`, document.body);
                  return document.querySelector('[data-key=save-seeding]') !== null;
                }""", status, numbered)).isEqualTo(open);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7  | 4 | 3 | 4 | 4,3",
                "9  | 4 | 3 | 4 | 3,3,3",
                "14 | 4 | 3 | 4 | 4,4,3,3",
                "5  | 4 | 3 | 4 | 4",
                "5  | 4 | 3 | 5 | 5",
                "5  | 2 | 2 | 2 | 2,2",
                "2  | 4 | 3 | 4 | ''"
            })
    void tablesSetByHandLeaveOutAsFewAsTheSizesAllow(
            int players, int tableSize, int smallest, int largest, String sizes) {
        assertThat(PAGE.evaluate("""
                async ([players, tableSize, smallest, largest]) =>
                  (await import('/js/tournament/desk-preview.js')).sizesFor(players, { tableSize, rules: { tables: { smallest, largest } } }).join()
                """, players, tableSize, smallest, largest)).isEqualTo(sizes);
    }

    @Test
    void tablesSetByHandAreOfThoseWhoPlayInTheOrderOfTheirNumbers() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { preview } = await import('/js/tournament/desk-preview.js');
                  const entry = (number, more = {}) => ({ player: `p${number}`, number, status: 'ACTIVE', byes: [], ...more });
                  const entries = [entry(3), entry(1), entry(2), entry(5, { byes: [{ round: 2, kind: 'ZERO' }] }), entry(4, { status: 'WITHDRAWN' }), entry(6), entry(7)];
                  const overview = { status: 'PAUSED', tableSize: 2, rounds: 3, round: 1, entries, rules: { timing: {}, tables: { smallest: 2, largest: 2 } } };
                  const proposal = { round: 2, tables: [], byes: [], problem: 'NO_VALID_PAIRING' };
                  const page = { id: 'cup', proposal, sender: {}, live: { overview, rounds: [] }, redraw() { render(html`${preview(page)}`, document.body); } };
                  page.redraw();
                  document.querySelector('[data-key=by-hand]').click();
                  const chairs = document.querySelectorAll('[data-key^=chair]').length;
                  return [chairs, proposal.tables.map((each) => each.players.join('-')), proposal.byes.map((each) => each.player)].join();
                }""")).isEqualTo("5,p1-p2,p3-p6,p7");
    }

    @Test
    void whoWaitsIsCheckedInAtTheDeskUntilTheStart() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { players } = await import('/js/tournament/desk-players.js');
                  const sent = [];
                  const overview = { status: 'REGISTRATION', rules: { admission: { checkIn: true } },
                    entries: [{ player: 'ann', status: 'ACTIVE', number: 0, checkedIn: true }, { player: 'bob', status: 'WAITING', number: 0 }] };
                  const page = { live: { overview }, levels: ['random'], why: '', sender: { submit() {} }, act: (path) => sent.push(path) };
                  const draw = () => { render(html`${players(page)}`, document.body); return [...document.querySelectorAll('button')].filter((each) => each.textContent === 'desk.checkIn'); };
                  draw().forEach((each) => each.click());
                  const told = document.querySelector('.notice')?.textContent;
                  overview.status = 'RUNNING';
                  return [...sent, told, draw().length, document.querySelector('.notice')].join();
                }""")).isEqualTo("/players/bob/check-in,desk.waitingText,0,");
    }

    @Test
    void whoWasInvitedIsListedWithTheAnswer() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { players } = await import('/js/tournament/desk-players.js');
                  const sent = [];
                  const answers = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'];
                  const invitations = answers.map((answer, i) => ({ player: `p${i}`, by: 'olga', answer }));
                  const live = { overview: { status: 'REGISTRATION', rules: { admission: {} }, entries: [] }, invitations: { invitations } };
                  const page = { live, levels: ['random'], why: '', sender: { submit() {} }, act: (path) => sent.push(path) };
                  render(html`${players(page)}`, document.body);
                  const list = document.querySelector('[data-key=invitations]');
                  list.querySelectorAll('button').forEach((each) => each.click());
                  return [...[...list.querySelectorAll('.chip')].map((each) => each.textContent), ...sent].join();
                }"""))
                .isEqualTo("invitation.OPEN,invitation.ACCEPTED,invitation.DECLINED,invitation.WITHDRAWN,"
                        + "/invitations/p0/withdraw,/invitations/p2/withdraw");
    }

    @Test
    void aByeIsGivenForSomeRoundWithAReasonAndStandsBesideTheName() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { players } = await import('/js/tournament/desk-players.js');
                  const ann = { player: 'ann', status: 'ACTIVE', number: 1, byes: [{ round: 1, kind: 'ZERO' }, { round: 4, kind: 'HALF' }] };
                  const overview = { status: 'RUNNING', round: 2, rounds: 5, rules: { system: 'SWISS', admission: {} }, entries: [ann] };
                  const sent = [];
                  const act = async (path, body) => { sent.push(`${path} ${JSON.stringify(body)}`); return true; };
                  const page = { live: { overview }, levels: ['random'], why: '', sender: { submit() {} }, act };
                  const draw = () => render(html`${players(page)}`, document.body);
                  draw();
                  const shown = [...document.querySelectorAll('td .small')].map((each) => each.textContent).join();
                  const { round, kind, why } = document.querySelector('.bye form').elements;
                  const kinds = [...kind.options].map((each) => each.value).join();
                  Object.assign(kind, { value: 'HALF' });
                  Object.assign(why, { value: 'a train' });
                  document.querySelector('[data-key=give-bye-ann]').click();
                  document.querySelector('[data-key=bye-back-ann-4]').click();
                  overview.rules.system = 'ROUND_ROBIN';
                  draw();
                  const robin = [...kind.options].map((each) => each.value).join();
                  overview.round = 5;
                  draw();
                  return [shown, kinds, ...sent, robin, document.querySelector('.bye')].join(' ');
                }"""))
                .isEqualTo("entry.bye.HALF ZERO,HALF /players/ann/bye"
                        + " {\"round\":3,\"kind\":\"HALF\",\"why\":\"a train\"}"
                        + " /players/ann/bye/take-back {\"round\":4,\"why\":\"BY_ORGANISER\"} ZERO ");
    }

    @Test
    void besideANameStandsWhatThePairingIsMadeOfAndAReasonIsToldOnce() {
        assertThat(PAGE.evaluate("""
                async () => {
                  await (await import('/js/messages.js')).loadMessages('tournament');
                  const { reasonLines, standing } = await import('/js/tournament/chair.js');
                  const live = { standings: { rows: [{ player: 'ann', points: '1.5' }, { player: 'bob', points: '1' }] },
                    overview: { tableSize: 2, entries: [{ player: 'ann', rating: 1512 }, { player: 'bob', rating: 0 }] } };
                  const tables = ['A', 'A', 'B'].map((why) => ({ reasons: [why] }));
                  return [standing(live, 'ann', 0), standing(live, 'bob', 1), ...tables.flatMap((_, row) => reasonLines(tables, row, (why) => why))].join(' | ');
                }""")).isEqualTo("1.5 points · 1,512 · begins | 1 point | A | As for table 1. | B");
    }
}
