package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The chance of a game drawn again in the browser: the published vectors, and a whole game with every tampering told. */
class ShuffleProofTest {
    private static final String SEED_A = "0".repeat(63) + "1";

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    private static String drawn(String steps) {
        return (String) PAGE.evaluate("async () => {"
                + "const { sha256, hex, fromHex } = await import('/js/proof/sha256.js');"
                + "const { Chance, gameSeed } = await import('/js/proof/chance.js');"
                + "const numbers = (n) => Array.from({ length: n }, (_, i) => i);"
                + "const times = (n, act) => numbers(n).map(act).join(' ');"
                + "const seed = gameSeed(fromHex('" + SEED_A + "'), ['alice-1', 'bob-2', 'carol-3'], '7');"
                + "const chance = new Chance(seed);"
                + "return String(" + steps + "); }");
    }

    @Test
    void hashesAndSeeds() {
        assertThat(drawn("hex(sha256(fromHex('" + SEED_A + "')))"))
                .isEqualTo("ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5");
        assertThat(drawn("hex(seed)")).isEqualTo("567050dc3e3d94e8081f69f57fad32de6b22ad6f374bf01035b7eb3c08b26c54");
        assertThat(drawn("hex(gameSeed(Uint8Array.from(numbers(32)), ['', ''], 't-1'))"))
                .isEqualTo("62a36b7e881a03ec5e9d3ec139784f8779fdd30b8f7f3e34be49534cdb828c60");
    }

    @Test
    void wordsNumbersAndShuffles() {
        assertThat(drawn("times(8, () => chance.word())"))
                .isEqualTo("4052970062 260918787 3700116308 1097545878 462689844 94719550 3601178821 1093816401");
        assertThat(drawn("times(6, () => chance.below(3221225472))"))
                .isEqualTo("260918787 1097545878 462689844 94719550 1093816401 68651065");
        assertThat(drawn("[chance.shuffle(numbers(10)).join(' '), times(5, () => chance.below(13)),"
                        + " chance.shuffle(numbers(6)).join(' ')].join(', ')"))
                .isEqualTo("6 8 7 1 5 0 9 4 3 2, 6 11 1 0 0, 0 4 1 5 2 3");
        assertThat(drawn("hex(sha256(Uint8Array.from(chance.shuffle(numbers(80)))))"))
                .isEqualTo("5ac24a8608b02a7bb22b2c5193a3877ed44a21a3a7c454fad2f7701571199e84");
    }

    @Test
    void aWholeGameHoldsAndWhateverIsChangedIsTold() {
        assertThat(findings("")).isEqualTo("commitment,steps,history,draws");
        assertThat(findings("history.serverSeed = history.serverSeed.replace(/^00/, '01')"))
                .doesNotContain("commitment", "draws");
        assertThat(findings("history.clientSeeds[0] = 'alice-2'")).doesNotContain("history", "draws");
        assertThat(findings(
                        "history.opening.find((each) => each.event.type === 'CardsDealt').event.hands[0].reverse()"))
                .doesNotContain("history", "draws");
        assertThat(findings("history.steps[0].at = '2026-01-02T03:04:06Z'")).doesNotContain("steps");
    }

    /** @param drawn an event chance made, and the list in it that one card is moved in */
    @ParameterizedTest
    @CsvSource({
        "arboretum, CardsDealt, deck",
        "evergreen-concert, HandsDealt, undealt",
        "s-evolution, BlindHandShuffled, positions",
        "s-evolution, CalamitiesReturned, pile",
        "evergreen-planet, DeckReshuffled, order"
    })
    void everyGameIsDrawnAgainAndAnotherCardIsTold(String game, String drawn, String list) {
        String history = "/histories/" + game + ".json";
        assertThat(findings(history, "")).isEqualTo("commitment,steps,history,draws");
        assertThat(findings(history, """
                        [...history.opening, ...history.steps.flatMap((step) => step.events)]
                          .find((each) => each.event.type === '%s').event.%s.reverse()""".formatted(drawn, list)))
                .contains("commitment")
                .doesNotContain("draws");
    }

    @Test
    void aGameThatCannotBeDrawnAgainGetsNoGoodBadge() {
        assertThat(verdict("")).isEqualTo("good");
        assertThat(verdict("history.clientSeeds[0] = null")).isEqualTo("bad");
        String unchanged = "const { historyDigest } = await import('/js/proof/canonical.js');"
                + "history.game = 'no-such'; history.digest = historyDigest(history)";
        assertThat(verdict(unchanged)).isEqualTo("part");
    }

    /** How the badge of a replay looks. */
    private static String verdict(String change) {
        return (String) PAGE.evaluate("async () => {"
                + "const { check, verdict } = await import('/js/proof/check.js');"
                + "const history = await (await fetch('/history.json')).json();"
                + change + ";"
                + "return verdict((await check(history)).found); }");
    }

    private static String findings(String change) {
        return findings("/history.json", change);
    }

    /** What still holds after a change. */
    private static String findings(String address, String change) {
        return (String) PAGE.evaluate("async () => {"
                + "const { check } = await import('/js/proof/check.js');"
                + "const history = await (await fetch('" + address + "')).json();"
                + change + ";"
                + "return (await check(history)).found.filter((each) => each.ok).map((each) => each.key).join(','); }");
    }
}
