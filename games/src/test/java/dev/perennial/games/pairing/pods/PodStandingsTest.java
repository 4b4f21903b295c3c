package dev.perennial.games.pairing.pods;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.games.pairing.tiebreak.Fraction;
import dev.perennial.games.pairing.tiebreak.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The worked pod vectors (tie-break spec 6.3); players A, B, ... are 1, 2, ... */
class PodStandingsTest {
    private static final PodPoints POINTS = new PodPoints(Map.of(4, List.of(5, 3, 2, 0), 3, List.of(5, 3, 1)), 3, 0, 4);

    /** V17: seven players, a table of four and one of three in each round. */
    @Test
    void sevenPlayersInThreeRounds() {
        var rounds = List.of(
                round("A1:40 B2:35 C3:20 D4:5", "E1:50 F2:30 G3:20"),
                round("E1:60 A2:30 B2:30 F4:0", "C1:33 G2:22 D3:11"),
                round("A1:45 E2:40 C3:10 G4:5", "B1:30 F2:20 D3:10"));
        assertThat(lines(PodStandings.of(List.of(1, 2, 3, 4, 5, 6, 7), POINTS, rounds)))
                .containsExactly(
                        "1 E 13 13/15 43/80 2/1/0 17/10",
                        "2 A 25/2 5/6 77/135 2/1/0 22/15",
                        "3 B 21/2 7/10 21/40 1/2/0 13/10",
                        "4 C 9 3/5 121/240 1/0/2 9/10",
                        "5 F 6 2/5 131/210 0/2/0 19/30",
                        "6 G 4 4/15 43/70 0/1/1 3/5",
                        "7 D 2 2/15 41/70 0/0/2 2/5");
    }

    /** V18: five players, one table and a bye; C is before D by the result between them. */
    @Test
    void fivePlayersWithByes() {
        var rounds = List.of(
                new PodRound(List.of(table("A1:10 B2:8 C3:6 D4:4")), List.of(5), List.of()),
                new PodRound(List.of(table("E1:12 A2:6 B3:4 C4:2")), List.of(4), List.of()),
                new PodRound(List.of(table("E1:9 A2:6 D3:3 B4:0")), List.of(3), List.of()));
        assertThat(lines(PodStandings.of(List.of(1, 2, 3, 4, 5), POINTS, rounds)))
                .containsExactly(
                        "1 E 13 13/15 43/90 2/0/0 2",
                        "2 A 11 11/15 61/135 1/2/0 79/63",
                        "3 B 5 1/3 79/135 0/1/1 38/63",
                        "4 C 5 1/3 13/27 0/0/1 25/42",
                        "5 D 5 1/3 13/27 0/0/1 13/21");
    }

    @Test
    void meetingsAreAveraged() {
        var rounds = List.of(round("A1:40 B2:35 C3:20 D4:5"), round("E1:60 A2:30 B2:30 F4:0"));
        var a = new PodRecord(1, POINTS, rounds);
        assertThat(a.against(2)).contains(new Fraction(3, 4));
        assertThat(a.against(5)).contains(Fraction.ZERO);
        assertThat(a.against(7)).isEmpty();
    }

    @Test
    void absencesAtTheEndCountAsHalfForOpponents() {
        var rounds = List.of(round("A1:1 B2:1 C3:1 D4:1"), new PodRound(List.of(), List.of(), List.of(1)));
        var a = new PodRecord(1, POINTS, rounds);
        assertThat(a.rate()).isEqualTo(new Fraction(1, 2));
        assertThat(a.rateForOpponents()).isEqualTo(new Fraction(3, 4));
        assertThat(a.dummySlots()).containsExactly(new Fraction(1, 2), new Fraction(1, 2), new Fraction(1, 2));
    }

    /** Half of a win of the size wanted, and for the opponents an absence like any other. */
    @Test
    void aHalfPointByeIsHalfOfAWin() {
        var rounds =
                List.of(round("A1:1 B2:1 C3:1 D4:1"), new PodRound(List.of(), List.of(), List.of(1, 2), List.of(1)));
        var a = new PodRecord(1, POINTS, rounds);
        assertThat(a.points()).isEqualTo(new Fraction(15, 2));
        assertThat(a.rate()).isEqualTo(new Fraction(3, 4));
        assertThat(a.rateForOpponents()).isEqualTo(new Fraction(3, 4));
        assertThat(new PodRecord(2, POINTS, rounds).points()).isEqualTo(Fraction.of(3));
    }

    @Test
    void theWordsOfEveryFigureAddUpToIt() {
        var rounds = List.of(
                new PodRound(List.of(table("A1:10 B2:8 C3:6 D4:4")), List.of(5), List.of()),
                new PodRound(List.of(table("E1:12 A2:6 B3:4 C4:2")), List.of(4), List.of()));
        var players = List.of(1, 2, 3, 4, 5);
        for (var line : PodStandings.of(players, POINTS, rounds)) {
            var terms = PodStandings.terms(line.player(), players, POINTS, rounds);
            assertThat(mean(terms.get(0))).isEqualTo(line.opponentsRate());
            assertThat(terms.get(1))
                    .allSatisfy(term -> assertThat(term.value())
                            .isEqualTo(Fraction.of(line.places()
                                    .get((int) term.words().params().get("place") - 1))));
            assertThat(mean(terms.get(2))).isEqualTo(line.gamePointShare());
        }
    }

    private static Fraction mean(List<Term> terms) {
        return terms.stream()
                .map(Term::value)
                .reduce(Fraction.ZERO, Fraction::plus)
                .dividedBy(terms.size());
    }

    @Test
    void aTableWithoutGamePointsIsAFairShare() {
        var rounds = List.of(round("A1:0 B2:0 C3:0 D4:-1"));
        assertThat(new PodRecord(1, POINTS, rounds).gamePointShare()).isEqualTo(Fraction.of(1));
    }

    @Test
    void everyTableSizeNeedsItsPoints() {
        assertThatThrownBy(() -> new PodPoints(Map.of(), 0, 0, 4)).isInstanceOf(IllegalArgumentException.class);
        var five = List.of(round("A1:1 B2:1 C3:1 D4:1 E5:1"));
        assertThatThrownBy(() -> PodStandings.of(List.of(1, 2, 3, 4, 5), POINTS, five))
                .hasMessage("no points for tables of 5");
    }

    private static PodRound round(String... tables) {
        return new PodRound(Stream.of(tables).map(PodStandingsTest::table).toList(), List.of(), List.of());
    }

    private static List<PodSeat> table(String text) {
        var seats = new ArrayList<PodSeat>();
        for (String seat : text.split(" ")) {
            int colon = seat.indexOf(':');
            seats.add(new PodSeat(
                    seat.charAt(0) - 'A' + 1,
                    Integer.parseInt(seat.substring(1, colon)),
                    Integer.parseInt(seat.substring(colon + 1))));
        }
        return seats;
    }

    private static List<String> lines(List<PodStanding> table) {
        return table.stream()
                .map(line -> line.rank() + " " + (char) ('A' + line.player() - 1) + " " + line.points() + " "
                        + line.rate() + " " + line.opponentsRate() + " "
                        + line.places().get(0) + "/" + line.places().get(1) + "/"
                        + line.places().get(2) + " " + line.gamePointShare())
                .toList();
    }
}
