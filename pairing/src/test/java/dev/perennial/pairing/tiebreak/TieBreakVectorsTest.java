package dev.perennial.pairing.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Colour;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.PointSystem;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The 16-player exercise: every tie-break of every player in both editions (tie-break spec 5, V1 to V9). */
class TieBreakVectorsTest {
    private static final Tournament TOURNAMENT = tournament();

    record Column(Edition edition, String code, List<Double> expected) {
        @Override
        public String toString() {
            return code + " " + edition;
        }
    }

    static Stream<Column> columns() {
        return WorkedTournament.lines("swiss16.txt").stream()
                .filter(line -> line.startsWith("V "))
                .map(line -> line.split(" "))
                .map(words -> new Column(
                        Edition.valueOf("FIDE_" + words[1]),
                        words[2],
                        Stream.of(words).skip(3).map(Double::valueOf).toList()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("columns")
    void everyValueIsReproduced(Column column) {
        assertThat(column.expected()).hasSize(16);
        for (var player : TOURNAMENT.players()) {
            assertThat(value(column, player).toDouble())
                    .as("player %d", player.id())
                    .isCloseTo(column.expected().get(player.id() - 1), within(0.0001));
        }
    }

    private static Fraction value(Column column, Player player) {
        var values = new TieBreakValues(TOURNAMENT, column.edition());
        return switch (column.code()) {
            case "points" -> Fraction.ofTenths(player.points(TOURNAMENT.points()));
            case "adjusted" -> values.adjustedScore(player);
            default ->
                values.of(TieBreak.ofCode(column.code()), List.of(player)).get(player.id());
        };
    }

    /** The parts that explain a figure add up to the figure. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("columns")
    void theWordsOfEveryFigureAddUpToIt(Column column) {
        if (column.code().equals("points") || column.code().equals("adjusted")) {
            return;
        }
        var tieBreak = TieBreak.ofCode(column.code());
        var values = new TieBreakValues(TOURNAMENT, column.edition());
        for (var player : TOURNAMENT.players()) {
            var terms = values.terms(tieBreak, player, TOURNAMENT.players());
            assertThat(together(tieBreak.kind(), terms))
                    .as("player %d: %s", player.id(), terms)
                    .isEqualTo(values.of(tieBreak, TOURNAMENT.players()).get(player.id()));
            assertThat(terms).allSatisfy(term -> assertThat(term.words().key()).startsWith("sum."));
        }
    }

    private static Fraction together(TieBreak.Kind kind, List<Term> terms) {
        var kept = terms.stream().filter(term -> !term.cut()).map(Term::value).toList();
        var sum = kept.stream().reduce(Fraction.ZERO, Fraction::plus);
        return switch (kind) {
            case AOB -> kept.isEmpty() ? sum : sum.dividedBy(kept.size());
            case ARO, APRO, APPO ->
                kept.isEmpty() ? sum : Fraction.of(sum.dividedBy(kept.size()).rounded());
            default -> sum;
        };
    }

    @Test
    void theWordsNameWhoWasMetAndWhatWasLeftOut() {
        var player4 = TOURNAMENT.players().get(3);
        var terms = new TieBreakValues(TOURNAMENT, Edition.FIDE_2026)
                .terms(TieBreak.ofCode("BH/C1"), player4, List.of(player4));
        assertThat(terms).hasSize(5);
        assertThat(terms.get(0).words())
                .isEqualTo(new Explanation("sum.opponent", Map.of("round", 1, "opponent", 12, "value", "3")));
        // The half-point bye of round 2 is cut first.
        assertThat(terms.get(1).words()).isEqualTo(new Explanation("sum.dummy", Map.of("round", 2, "value", "2.5")));
        assertThat(terms.stream().filter(Term::cut)).containsExactly(terms.get(1));
    }

    @Test
    void nobodyIsUncatchableInTheTiesOfTheExercise() {
        assertThat(directEncounter(1, 3, 4, 16)).isEqualTo(Map.of(1, 1, 3, 1, 4, 1, 16, 1));
        assertThat(directEncounter(5, 8, 11)).isEqualTo(Map.of(5, 1, 8, 1, 11, 1));
    }

    @Test
    void aWinDecidesBetweenTwo() {
        assertThat(directEncounter(9, 10)).isEqualTo(Map.of(10, 1, 9, 2));
        assertThat(directEncounter(1, 2)).isEqualTo(Map.of(1, 1, 2, 1));
    }

    private static Map<Integer, Integer> directEncounter(Integer... ids) {
        var tied = TOURNAMENT.players().stream()
                .filter(player -> List.of(ids).contains(player.id()))
                .toList();
        return DirectEncounter.ranks(new ScoreSheet(TOURNAMENT, Edition.FIDE_2026, false), tied);
    }

    private static Tournament tournament() {
        List<Player> players = WorkedTournament.lines("swiss16.txt").stream()
                .filter(line -> line.startsWith("P "))
                .map(line -> player(line.split(" ")))
                .toList();
        return new Tournament(5, PointSystem.STANDARD, Colour.WHITE, players, List.of(), Acceleration.NONE);
    }

    private static Player player(String[] words) {
        var rounds = new ArrayList<RoundEntry>();
        for (int i = 3; i < words.length; i++) {
            rounds.add(entry(words[i]));
        }
        return new Player(Integer.parseInt(words[1]), "P" + words[1], Integer.parseInt(words[2]), rounds, null);
    }

    private static RoundEntry entry(String text) {
        return switch (text) {
            case "HPB" -> RoundEntry.bye(Outcome.HALF_BYE);
            case "PAB" -> RoundEntry.bye(Outcome.PAIRING_BYE);
            case "ZPB" -> RoundEntry.bye(Outcome.ZERO_BYE);
            default -> game(text);
        };
    }

    private static RoundEntry game(String text) {
        int opponent = Integer.parseInt(text.substring(2));
        char result = text.charAt(0);
        if (text.charAt(1) == 'F') {
            return new RoundEntry(opponent, null, result == '+' ? Outcome.FORFEIT_WIN : Outcome.FORFEIT_LOSS);
        }
        var colour = text.charAt(1) == 'W' ? Colour.WHITE : Colour.BLACK;
        return new RoundEntry(
                opponent, colour, result == '+' ? Outcome.WIN : result == '=' ? Outcome.DRAW : Outcome.LOSS);
    }
}
