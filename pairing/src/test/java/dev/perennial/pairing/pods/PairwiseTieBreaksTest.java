package dev.perennial.pairing.pods;

import static dev.perennial.pairing.pods.PodExamples.SEVEN;
import static dev.perennial.pairing.pods.PodExamples.WITH_BYES;
import static dev.perennial.pairing.pods.PodExamples.event;
import static dev.perennial.pairing.pods.PodExamples.figures;
import static dev.perennial.pairing.pods.PodExamples.order;
import static dev.perennial.pairing.pods.PodExamples.ratings;
import static dev.perennial.pairing.pods.PodExamples.round;
import static dev.perennial.pairing.pods.PodExamples.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.pods.model.PodEvent;
import dev.perennial.pairing.pods.model.PodPoints;
import dev.perennial.pairing.pods.model.PodRound;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.model.PodTieBreak;
import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.Term;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables read as results in pairs (tie-break spec 6.1), computed by hand for V17 and V18. */
class PairwiseTieBreaksTest {
    /** The points of A to G are 12.5, 10.5, 9, 2, 13, 6 and 4; A, B, C and E made at least half of 15. */
    @ParameterizedTest
    @CsvSource({
        "BH,     A 77/9  B 63/8   C 121/16 D 123/14 E 129/16 F 131/14 G 129/14",
        "BH/C1,  A 75/8  B 61/7   C 117/14 D 115/12 E 121/14 F 127/12 G 125/12",
        "BH/M1,  A 62/7  B 8      C 91/12  D 9      E 8      F 101/10 G 99/10",
        "SB,     A 235/36 B 125/32 C 3/2   D 0      E 13/2   F 6/7    G 2/7",
        "SB/C1,  A 227/32 B 117/28 C 10/7  D 0      E 48/7   F 2/3    G 0",
        "KS,     A 1/2   B 3/16   C 0      D 0      E 3/8    F 0      G 0",
        "WIN,    A 7/9   B 5/8    C 1/2    D 0      E 7/8    F 2/7    G 1/7",
        "WON,    A 7/9   B 5/8    C 1/2    D 0      E 7/8    F 2/7    G 1/7",
        "AOB,    A 347/42 B 34787/4032 C 9943/1152 D 29233/3528 E 70249/8064 F 601/72 G 14603/1764",
        "PS,     A 25    B 19     C 18     D 3      E 28     F 12     G 9",
        "PS/C1,  A 20    B 16     C 16     D 3      E 23     F 9      G 8"
    })
    void sevenPlayersInThreeRounds(String code, String expected) {
        assertThat(figures(event(7, SEVEN, code), 0)).isEqualTo(byName(expected));
    }

    /** E's bye is three slots of 7.5 (half of 15) at 3/5 of a win; those of C and D count their own 5 points. */
    @ParameterizedTest
    @CsvSource({
        "BH,     A 61/9  B 79/9  C 65/9  D 65/9  E 43/6",
        "BH/C1,  A 7     B 37/4  C 15/2  D 15/2  E 119/16",
        "SB,     A 35/9  B 5/3   C 14/9  D 14/9  E 37/6",
        "SB/C1,  A 15/4  B 15/8  C 7/4   D 7/4   E 101/16",
        "KS,     A 0     B 0     C 0     D 0     E 2/9",
        "WIN,    A 7/9   B 1/3   C 1/9   D 1/9   E 2/3",
        "AOB,    A 626/81 B 572/81 C 91/12 D 91/12 E 205/27",
        "PS,     A 24    B 13    C 9     D 8     E 24"
    })
    void fivePlayersWithByes(String code, String expected) {
        assertThat(figures(event(5, WITH_BYES, code), 0)).isEqualTo(byName(expected));
    }

    /** A bye worth a first place is won, but at no table. */
    @Test
    void aByeWorthAFirstPlaceIsAWinThatNobodyPlayed() {
        var points = new PodPoints(Map.of(3, List.of(5, 3, 1)), 5, 0, 3);
        var rounds = List.of(new PodRound(List.of(table("A1:3 B2:2 C3:1")), List.of(4), List.of()));
        var event = new PodEvent(ratings(4), points, rounds, PodRules.of(3, 3, 3), List.of(), order("WIN", "WON"));
        assertThat(figures(event, 0))
                .containsEntry("D", "1")
                .containsEntry("A", "1")
                .containsEntry("B", "1/2");
        assertThat(figures(event, 1)).containsEntry("D", "0").containsEntry("A", "1");
    }

    /** A left after a win: B, C and D see 5 and half of 5. */
    @Test
    void whoLeavesCountsHalfOfTheRestForHisOpponents() {
        var rounds = List.of(
                round("A1:1 B2:1 C3:1 D4:1"), new PodRound(List.of(table("B1:1 C2:1 D3:1")), List.of(), List.of(1)));
        assertThat(figures(event(4, rounds, "BH"), 0))
                .containsEntry("B", "39/10")
                .containsEntry("A", "29/6");
    }

    /**
     * A missed the second round: the slots of 5 points are cut before the 4 of B and D; but in SB they are
     * worth nothing, as awarded, and so the lowest game goes.
     */
    @Test
    void roundsOneStayedAwayFromAreCutFirst() {
        var rounds = List.of(
                round("A1:1 B2:1 C3:1 D4:1"), new PodRound(List.of(table("C1:1 D1:1 B3:1")), List.of(), List.of(1)));
        var event = event(4, rounds, "BH/C1", "SB/C1");
        var cut = event.terms(1).stream()
                .map(terms -> terms.stream().filter(Term::cut).toList())
                .toList();
        assertThat(cut.get(0))
                .singleElement()
                .satisfies(term -> assertThat(term.words().key()).isEqualTo("sum.dummy"));
        assertThat(cut.get(1))
                .singleElement()
                .satisfies(term -> assertThat(term.words().params()).containsEntry("opponent", 2));
    }

    /** At a limit two halves of a win higher only those with 12.5 of 15 count. */
    @Test
    void theLimitOfKoyaMoves() {
        assertThat(figures(event(7, SEVEN, "KS/L+2"), 0)).isEqualTo(byName("A 1/9 B 1/16 C 0 D 0 E 1/8 F 0 G 0"));
        assertThat(figures(event(7, SEVEN, "KS/L-1"), 0))
                .as("F with 6 of 15 counts too")
                .containsEntry("E", "5/8");
    }

    @Test
    void aCutLeavesOutTheLowestRating() {
        var rounds = List.of(round("A1:1 B2:1 C3:1 D4:1"));
        assertThat(figures(event(4, rounds, "ARO/C1"), 0))
                .containsEntry("A", "1535")
                .containsEntry("D", "1525");
    }

    /** In tenths, as tournaments count, the figures are the same numbers of points. */
    @Test
    void figuresAreInPointsWhateverTheUnit() {
        var tenths = new PodPoints(Map.of(4, List.of(50, 30, 20, 0), 3, List.of(50, 30, 10)), 30, 0, 4, 10);
        var codes = new String[] {"BH", "SB", "KS", "WIN", "AOB", "PS"};
        var event = new PodEvent(ratings(5), tenths, WITH_BYES, PodRules.of(4, 3, 4), List.of(), order(codes));
        assertThat(event.standings()).isEqualTo(event(5, WITH_BYES, codes).standings());
    }

    @Test
    void theWordsOfEveryFigureAddUpToIt() {
        var codes = List.of("BH", "BH/C2", "BH/M1", "SB", "SB/C2", "KS", "WIN", "WON", "AOB", "PS/C1", "ARO/C1");
        var event = event(5, WITH_BYES, codes.toArray(String[]::new));
        for (var line : event.standings()) {
            var terms = event.terms(line.player());
            for (int i = 0; i < codes.size(); i++) {
                var kept = terms.get(i).stream().filter(term -> !term.cut()).toList();
                var sum = kept.stream().map(Term::value).reduce(Fraction.ZERO, Fraction::plus);
                boolean mean = PodTieBreak.ofCode(codes.get(i)).orElseThrow().isMean();
                assertThat(mean ? sum.dividedBy(kept.size()) : sum)
                        .as(codes.get(i))
                        .hasToString(line.figures().get(i));
            }
        }
    }

    private static Map<String, String> byName(String expected) {
        var words = Arrays.asList(expected.trim().split("\\s+"));
        var names = new TreeMap<String, String>();
        for (int i = 0; i < words.size(); i += 2) {
            names.put(words.get(i), words.get(i + 1));
        }
        return names;
    }
}
