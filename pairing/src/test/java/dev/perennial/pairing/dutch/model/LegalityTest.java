package dev.perennial.pairing.dutch.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.matching.Graph;
import dev.perennial.pairing.trf.TrfBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Absolute criteria (Dutch spec 4), topscorers (3) and the bye (C2, C5). */
class LegalityTest {
    /** Two players with two whites each (3 and 4 lost everything against them). */
    private static TrfBuilder twoWhitesEach(int rounds) {
        return TrfBuilder.rounds(rounds)
                .player("3w1 4w1")
                .player("4w1 3w1")
                .player("1b0 2b0")
                .player("2b0 1b0");
    }

    @Test
    void equalAbsoluteWishesMayNotMeet() {
        var field = Field.of(twoWhitesEach(5).tournament());
        assertThat(joined(field, 1, 2)).isFalse();
        assertThat(joined(field, 3, 4)).isFalse();
    }

    @Test
    void inTheLastRoundTopscorersMay() {
        var field = Field.of(twoWhitesEach(3).tournament());
        assertThat(joined(field, 1, 2)).isTrue();
        assertThat(joined(field, 3, 4)).isFalse();
        assertThat(field.entrants())
                .filteredOn(Entrant::topScorer)
                .extracting(Entrant::id)
                .containsExactly(1, 2);
    }

    @ParameterizedTest(name = "after {0}")
    @CsvSource({"2w1 3b0, false", "2w= 3b=, false", "2w1 3b=, true"})
    void topscorersHaveMoreThanHalfOfThePoints(String games, boolean top) {
        char second = games.charAt(2) == '1' ? '0' : '=';
        char third = games.charAt(6) == '0' ? '1' : '=';
        var trf = TrfBuilder.rounds(3)
                .player(games)
                .player("1b" + second + " 4w1")
                .player("4b0 1w" + third)
                .player("3w1 2b0");
        assertThat(Field.of(trf.tournament()).entrants())
                .filteredOn(entrant -> entrant.id() == 1)
                .allMatch(entrant -> entrant.topScorer() == top);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"0-U, false", "0-F, false", "0-H, true", "0-Z, true", "2w+, false", "2w-, true", "2w1, true"})
    void theByeGoesToNobodyWhoHadAWinForNothing(String cell, boolean allowed) {
        String second = cell.startsWith("2") ? "1b" + (cell.endsWith("1") ? "0" : "-") : "0-Z";
        var field = Field.of(
                TrfBuilder.rounds(5).player(cell).player(second).player("0-Z").tournament());
        assertThat(field.entrants())
                .filteredOn(entrant -> entrant.id() == 1)
                .allMatch(entrant -> entrant.byeAllowed() == allowed);
    }

    @Test
    void theByeIsJoinedWithTheLeastScoreThatLeavesACompletePairing() {
        // 3 has no points but had the bye already; 1 and 2 have met, so one of them must play 3.
        var field = Field.of(TrfBuilder.rounds(5)
                .line("BBU  0.0")
                .player("2w1")
                .player("1b0")
                .player("0-U")
                .tournament());
        var legal = Legality.graph(field);
        assertThat(ByeScore.least(field, legal)).hasValue(0);
        int bye = field.size();
        assertThat(legal.connected(position(field, 2), bye)).isTrue();
        assertThat(legal.connected(position(field, 1), bye)).isFalse();
        assertThat(legal.connected(position(field, 3), bye)).isFalse();
    }

    @Test
    void withoutACompletePairingThereIsNoScore() {
        var field = Field.of(TrfBuilder.rounds(5).player("2w1").player("1b0").tournament());
        assertThat(ByeScore.least(field, Legality.graph(field))).isEmpty();
    }

    private static boolean joined(Field field, int a, int b) {
        Graph graph = Legality.graph(field);
        return graph.connected(position(field, a), position(field, b));
    }

    private static int position(Field field, int id) {
        for (int position = 0; position < field.size(); position++) {
            if (field.at(position).id() == id) {
                return position;
            }
        }
        throw new IllegalArgumentException("no player " + id);
    }
}
