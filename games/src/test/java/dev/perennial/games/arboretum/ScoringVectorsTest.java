package dev.perennial.games.arboretum;

import static dev.perennial.games.arboretum.Given.area;
import static dev.perennial.games.arboretum.Given.cards;
import static dev.perennial.games.arboretum.Given.grid;
import static dev.perennial.games.arboretum.Given.hand;
import static dev.perennial.games.arboretum.Given.species;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.arboretum.model.FinalScore;
import dev.perennial.games.arboretum.model.Phase;
import dev.perennial.games.arboretum.model.PlayerArea;
import dev.perennial.games.arboretum.model.ScoredPath;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.SpeciesScore;
import dev.perennial.games.arboretum.model.Tree;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoringVectorsTest {
    private static final List<Tree> LEAS_GRID = grid("O1 O2 O4 O5", "R2 C4 J3 W6", ".. R7 .. J8");
    private static final List<PlayerArea> AV_09 = List.of(
            area("J7 M6 M7 O3 O8 R1 R5", LEAS_GRID, ""), hand("S4 C6 J2 J5 M4 M5 R3"), hand("C5 D2 O7 R8 W1 W3 W8"));

    @ParameterizedTest
    @CsvSource({
        "S, 0 4 0, 1",
        "C, 0 6 5, 1",
        "D, 0 0 2, 2",
        "J, 7 7 0, 0 1",
        "M, 13 9 0, 0",
        "O, 11 0 7, 0",
        "R, 6 3 0, 0",
        "W, 0 0 12, 2"
    })
    void av09RightToScore(char letter, String sums, String entitled) {
        var score = Scoring.score(List.of(Species.ofLetter(letter)), AV_09).getFirst();
        assertThat(score.sums()).isEqualTo(numbers(sums));
        assertThat(score.entitled()).extracting(ScoredPath::seat).isEqualTo(numbers(entitled));
    }

    @Test
    void av10LeaScoresNineteen() {
        var scores = Scoring.score(species("S C D J M O R W"), AV_09);
        assertThat(points(scores, 0)).isEqualTo("S– C– D– J7 M0 O9 R3 W–");
        assertThat(Scoring.places(scores, AV_09).getFirst()).isEqualTo(new FinalScore(0, 19, 5, 1));
    }

    @Test
    void av10CanBePlantedInTheGivenOrder() {
        var order = "O1 0,0/O2 1,0/O4 2,0/O5 3,0/W6 3,1/J8 3,2/J3 2,1/C4 1,1/R7 1,2/R2 0,1".split("/");
        var area = PlayerArea.EMPTY;
        for (String planting : order) {
            var state = Given.inPhase(
                    Phase.PLANT,
                    Given.table(
                            "S1", area.withCard(cards(planting.substring(0, 2)).getFirst()), hand("")));
            area = new Match(state).play(0, "plant " + planting).state.player(0);
        }
        assertThat(area.trees()).containsExactlyInAnyOrderElementsOf(LEAS_GRID);
    }

    @ParameterizedTest
    @CsvSource({
        "J8 | J1, 0 1, 1",
        "J8 | J7, 8 7, 0",
        "J8 |, 8 0, 0",
        "J1 J8 | J7, 9 7, 0",
        "J8 J5 | J1 J3, 5 4, 0",
        "J8 J4 | J1 J3, 4 4, 0 1",
        "J8 J3 | J1 J2 | |, 3 3 0 0, 0 1",
        "J8 J2 | J1 | J3 | J4 J5, 2 1 3 9, 3",
        "J8 | J1 |, 0 1 0, 1",
        "J1 |, 1 0, 0",
        "|, 0 0, 0 1",
        "| | |, 0 0 0 0, 0 1 2 3"
    })
    void av19RightToScoreSpecialCases(String hands, String sums, String entitled) {
        var dealt = Arrays.stream(hands.split("\\|", -1)).map(Given::cards).toList();
        var found = HandSums.of(Species.JACARANDA, dealt);
        assertThat(found).isEqualTo(numbers(sums));
        assertThat(HandSums.entitled(found)).isEqualTo(numbers(entitled));
    }

    @Test
    void av19OnlyHandsMatter() {
        var players = List.of(hand("J8"), area("", grid("J1"), "J2"));
        assertThat(Scoring.score(List.of(Species.JACARANDA), players).getFirst().sums())
                .containsExactly(8, 0);
    }

    @Test
    void av20CompleteScoringAndFirstTieBreak() {
        var players = av20(grid("C1 C2 C3 C4", "H6 D7 S8 .."));
        var scores = Scoring.score(species("S C H D J M"), players);
        assertThat(scores)
                .extracting(SpeciesScore::sums)
                .containsExactly(
                        List.of(0, 0), List.of(0, 15), List.of(3, 7), List.of(1, 5), List.of(15, 0), List.of(3, 3));
        assertThat(points(scores, 0)).isEqualTo("S0 C– H– D– J9 M0");
        assertThat(points(scores, 1)).isEqualTo("S0 C9 H0 D0 J– M0");
        assertThat(Scoring.places(scores, players))
                .containsExactly(new FinalScore(0, 9, 3, 2), new FinalScore(1, 9, 4, 1));
    }

    @Test
    void av21SecondTieBreakIsASharedVictory() {
        var players = av20(grid("C1 C2 C3 C4", "H6 D7 .. .."));
        var scores = Scoring.score(species("S C H D J M"), players);
        assertThat(Scoring.places(scores, players))
                .containsExactly(new FinalScore(0, 9, 3, 1), new FinalScore(1, 9, 3, 1));
    }

    @Test
    void av22NobodyHoldsTheSpecies() {
        var players = List.of(area("C1", grid("T2 T5"), ""), area("C2", grid("T1 C4 T8"), ""));
        var score = Scoring.score(List.of(Species.TULIP_POPLAR), players).getFirst();
        assertThat(score.entitled())
                .containsExactly(new ScoredPath(0, 2, grid("T2 T5")), new ScoredPath(1, 6, grid("T1 C4 T8")));
    }

    @Test
    void av23EntitledWithoutTreesBlocksTrees() {
        var players = List.of(area("M8", grid("C1"), ""), area("M7", grid("M1 M2 M3 M4"), ""));
        var scores = Scoring.score(List.of(Species.MAPLE), players);
        assertThat(scores.getFirst().entitled()).containsExactly(new ScoredPath(0, 0, List.of()));
        assertThat(new PathSearch(players.get(1).trees()).best(1, Species.MAPLE).points())
                .isEqualTo(9);
        assertThat(Scoring.places(scores, players))
                .extracting(FinalScore::points)
                .containsExactly(0, 0);
    }

    /** Arboretum spec 8: 1, 1, 3 and so on. */
    @Test
    void sharedPlacesAreUsedUp() {
        var players = List.of(
                area("", grid("C1"), ""),
                area("", grid("C2 C3"), ""),
                area("", grid("D2 D3"), ""),
                area("", grid("M2 M3 D4 C5"), ""));
        var scores = Scoring.score(List.of(Species.values()), players);
        assertThat(Scoring.places(scores, players))
                .extracting(FinalScore::place)
                .containsExactly(4, 2, 2, 1);
    }

    private static List<PlayerArea> av20(List<Tree> gridOfSeat1) {
        return List.of(
                area("J8 J7 H1 H2 D1 M1 M2", grid("J1 J2 J3 J4", "H5 D6 .. .."), ""),
                area("C8 C7 H3 H4 D2 D3 M3", gridOfSeat1, ""));
    }

    /** As on a score sheet: a dash where the seat is not entitled. */
    private static String points(List<SpeciesScore> scores, int seat) {
        return scores.stream()
                .map(score -> score.species().letter()
                        + score.entitled().stream()
                                .filter(path -> path.seat() == seat)
                                .map(path -> "" + path.points())
                                .findFirst()
                                .orElse("–"))
                .collect(Collectors.joining(" "));
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    }
}
