package dev.perennial.pairing.pods.model;

import static dev.perennial.pairing.pods.PodExamples.POINTS;
import static dev.perennial.pairing.pods.PodExamples.SEVEN;
import static dev.perennial.pairing.pods.PodExamples.WITH_BYES;
import static dev.perennial.pairing.pods.PodExamples.event;
import static dev.perennial.pairing.pods.PodExamples.figures;
import static dev.perennial.pairing.pods.PodExamples.name;
import static dev.perennial.pairing.pods.PodExamples.order;
import static dev.perennial.pairing.pods.PodExamples.ratings;
import static dev.perennial.pairing.pods.PodExamples.round;
import static dev.perennial.pairing.pods.PodExamples.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.Term;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The worked pod vectors (tie-break spec 6.3); players A, B, ... are 1, 2, ... */
class PodStandingsTest {
    /** V17: seven players, a table of four and one of three in each round. */
    @Test
    void sevenPlayersInThreeRounds() {
        assertThat(lines(event(7, SEVEN).standings()))
                .containsExactly(
                        "1 E 13 13/15 43/80 1 2-1-0-0 17/10",
                        "2 A 25/2 5/6 77/135 1 2-1-0-0 22/15",
                        "3 B 21/2 7/10 21/40 1 1-2-0-0 13/10",
                        "4 C 9 3/5 121/240 1 1-0-2-0 9/10",
                        "5 F 6 2/5 131/210 1 0-2-0-1 19/30",
                        "6 G 4 4/15 43/70 1 0-1-1-1 3/5",
                        "7 D 2 2/15 41/70 1 0-0-2-1 2/5");
    }

    /** V18: five players, one table and a bye; C is before D by the result between them. */
    @Test
    void fivePlayersWithByes() {
        assertThat(lines(event(5, WITH_BYES).standings()))
                .containsExactly(
                        "1 E 13 13/15 43/90 1 2-0-0-0 2",
                        "2 A 11 11/15 61/135 1 1-2-0-0 79/63",
                        "3 B 5 1/3 79/135 1 0-1-1-1 38/63",
                        "4 C 5 1/3 13/27 1 0-0-1-1 25/42",
                        "5 D 5 1/3 13/27 2 0-0-1-1 13/21");
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
        var rounds = List.of(
                round("A1:1 B2:1 C3:1 D4:1"), new PodRound(List.of(), List.of(), List.of(1, 2), List.of(1), List.of()));
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
        var event = event(5, rounds, "OAS", "H2H", "PLACES", "GPS", "AVGSEAT", "ARO", "OAS/F33");
        for (var line : event.standings()) {
            var terms = event.terms(line.player());
            assertThat(terms).hasSameSizeAs(line.figures());
            for (int mean : List.of(0, 3, 4, 5, 6)) {
                assertThat(mean(terms.get(mean)).toString())
                        .isEqualTo(line.figures().get(mean));
            }
            assertThat(terms.get(1).getLast().value().toString())
                    .isEqualTo(line.figures().get(1));
            assertThat(terms.get(2))
                    .allSatisfy(term -> assertThat(term.value().toString())
                            .isEqualTo(line.figures()
                                    .get(2)
                                    .split("-")[(int) term.words().params().get("place") - 1]));
        }
    }

    /** V18 again: only C and D are still level when their encounter is asked for. */
    @Test
    void theWordsOfTheEncounterNameThoseStillLevel() {
        var event = event(5, WITH_BYES);
        assertThat(encounter(event, 3)).containsExactly("direct 4", "directRank 1 of 2");
        assertThat(encounter(event, 4)).containsExactly("direct 3", "directRank 2 of 2");
        assertThat(encounter(event, 2)).containsExactly("directRank 1 of 1");
    }

    private static List<String> encounter(PodEvent event, int player) {
        return event.terms(player).get(1).stream()
                .map(Term::words)
                .map(words -> words.key().equals("sum.direct")
                        ? "direct " + words.params().get("opponent")
                        : "directRank " + words.params().get("value") + " of "
                                + words.params().get("level"))
                .toList();
    }

    /** The worked standings of the pods spec 9: win 5, draw 1, a floor of 0.2. */
    @Test
    void anOpponentCountsNoLessThanTheFloor() {
        var points = new PodPoints(Map.of(4, List.of(5, 0, 0, 0)), 5, 0, 4);
        var rounds = List.of(
                round("A1:1 B2:0 C2:0 D2:0", "E1:1 F2:0 G2:0 H2:0"),
                round("A1:1 E2:0 B2:0 F2:0", "C1:0 G1:0 D1:0 H1:0"));
        var event = new PodEvent(ratings(8), points, rounds, PodRules.of(4, 3, 4), List.of(), order("OAS/F20"));
        assertThat(figures(event, 0))
                .isEqualTo(Map.of(
                        "A", "1/4", "E", "1/3", "C", "1/3", "D", "1/3", "G", "1/4", "H", "1/4", "B", "31/60", "F",
                        "13/30"));
    }

    /** A bye is as many empty seats as opponents were missed; a table of three in a tournament of fours has one. */
    @Test
    void emptySeatsCountTheFloor() {
        var rounds = List.of(
                new PodRound(List.of(table("A1:1 B2:1 C3:1")), List.of(4), List.of()),
                new PodRound(List.of(table("A1:1 B2:1 C3:1 D4:1")), List.of(), List.of()));
        var event = event(4, rounds, "OAS/F33");
        assertThat(event.terms(4).getFirst()).hasSize(6);
        assertThat(event.terms(1).getFirst()).hasSize(6);
        assertThat(event.terms(1).getFirst().getLast().value()).isEqualTo(new Fraction(33, 100));
    }

    @Test
    void theOrderOfTheTieBreaksIsFree() {
        var rounds = List.of(
                round("A2:10 B2:10 C1:40 D4:0"), round("B2:10 A2:10 C1:40 D4:0"), round("D4:0 A2:10 B2:30 C1:40"));
        assertThat(names(event(4, rounds))).isEqualTo("CBAD"); // level against each other, more game points
        assertThat(names(event(4, rounds, "AVGSEAT", "GPS"))).isEqualTo("CBAD"); // B sat later
        assertThat(names(event(4, rounds, "ARO"))).isEqualTo("CABD"); // A met the stronger: B is rated above A
    }

    @Test
    void seatsCountByTheirPlaceInTheOrder() {
        var rounds = List.of(round("A1:1 B2:1 C3:1 D4:1"), round("C1:1 B2:1 A3:1"));
        assertThat(figures(event(4, rounds, "AVGSEAT"), 0))
                .containsEntry("A", "30")
                .containsEntry("B", "25");
    }

    @Test
    void codesAreReadAndWritten() {
        var codes = List.of(
                "OAS", "OAS/F20", "H2H", "PLACES", "GPS", "AVGSEAT", "ARO", "ARO/C1", "BH", "BH/C2", "BH/M1", "SB",
                "SB/C1", "SB/M2", "KS", "KS/L+1", "KS/L-2", "WIN", "WON", "AOB", "PS", "PS/C1");
        assertThat(codes.stream()
                        .map(code -> PodTieBreak.ofCode(code).orElseThrow().code()))
                .isEqualTo(codes);
        for (String code : List.of(
                "",
                "BH/F1",
                "DE",
                "OAS/F0",
                "OAS/F100",
                "GPS/F20",
                "OAS/",
                "oas",
                "AOB/C1",
                "PS/M1",
                "KS/C1",
                "WIN/L+1",
                "BH/C0")) {
            assertThat(PodTieBreak.ofCode(code)).as(code).isEmpty();
        }
    }

    private static Fraction mean(List<Term> terms) {
        return terms.stream()
                .map(Term::value)
                .reduce(Fraction.ZERO, Fraction::plus)
                .dividedBy(terms.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"A1:0 B2:0 C3:0 D4:-1", "A1:1 B2:0 C3:0 D4:-1", "A1:0 B1:0 C1:0 D1:0"})
    void aTableWithoutGamePointsIsAFairShare(String table) {
        assertThat(figures(event(4, List.of(round(table)), "GPS"), 0)).containsEntry("A", "1");
    }

    @Test
    void aRoundOneStillPlaysCountsAsIfItHadNotBeen() {
        var still = new PodRound(List.of(), List.of(), List.of(), List.of(), List.of(1));
        var a = new PodRecord(1, POINTS, List.of(round("A1:1 B2:1 C3:1 D4:1"), still));
        assertThat(a.rate()).isEqualTo(Fraction.of(1));
        assertThat(a.progress()).isEqualTo(Map.of(1, Fraction.of(5)));
        assertThat(a.emptySeats()).isZero();
    }

    @Test
    void whoNeverCameCountsHalfForOpponentsInEveryRound() {
        var away = new PodRound(List.of(), List.of(), List.of(1));
        assertThat(new PodRecord(1, POINTS, List.of(away, away)).pointsForOpponents())
                .isEqualTo(Fraction.of(5));
    }

    @Test
    void everySlotKnowsItsRoundAndSeat() {
        var bye = new PodRound(List.of(), List.of(1), List.of());
        var slots = new PodRecord(1, POINTS, List.of(round("B1:1 A2:1 C3:1 D4:1"), bye)).slots(_ -> Fraction.ZERO);
        assertThat(slots.stream().map(slot -> slot.round() + "/" + slot.seat()))
                .containsExactly("1/1", "1/3", "1/4", "2/1", "2/2", "2/3");
    }

    @Test
    void everyTableSizeNeedsItsPoints() {
        assertThatThrownBy(() -> new PodPoints(Map.of(), 0, 0, 4)).isInstanceOf(IllegalArgumentException.class);
        var five = List.of(round("A1:1 B2:1 C3:1 D4:1 E5:1"));
        assertThatThrownBy(() -> event(5, five).standings()).hasMessage("no points for tables of 5");
    }

    private static List<String> lines(List<PodStanding> table) {
        return table.stream()
                .map(line -> line.rank() + " " + name(line.player()) + " " + line.points() + " " + line.rate() + " "
                        + String.join(" ", line.figures()))
                .toList();
    }

    private static String names(PodEvent event) {
        return event.standings().stream().map(line -> name(line.player())).collect(Collectors.joining());
    }
}
