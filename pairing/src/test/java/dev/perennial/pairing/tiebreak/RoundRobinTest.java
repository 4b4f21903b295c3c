package dev.perennial.pairing.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Five players, everybody against everybody (tie-break spec V10). A to E are 1 to 5; nobody has a bye. */
class RoundRobinTest {
    private static final Tournament TOURNAMENT = new Table()
            .game(1, 2, '1')
            .game(1, 3, '=')
            .game(1, 4, '0')
            .game(1, 5, '1')
            .game(2, 3, '1')
            .game(2, 4, '=')
            .game(2, 5, '0')
            .game(3, 4, '1')
            .game(3, 5, '=')
            .game(4, 5, '1')
            .tournament();

    @ParameterizedTest
    @CsvSource({"SB, 4", "BH, 15/2", "BH/C1, 6", "BH/C2, 9/2", "BH/M1, 7/2", "BH/M2, 0", "AOB, 65/8", "KS, 1/2"})
    void valuesOfPlayerA(String code, String expected) {
        assertThat(value(code, 1)).hasToString(expected);
    }

    @ParameterizedTest
    @CsvSource({"1, 1/2", "2, 3/2", "3, 3/2", "4, 1", "5, 1/2"})
    void koya(int player, String expected) {
        assertThat(value("KS", player)).hasToString(expected);
    }

    @Test
    void movingTheLimitOfKoyaLeavesFewerOpponents() {
        assertThat(value("KS/L+1", 3)).hasToString("3/2");
        assertThat(value("KS/L+2", 3)).hasToString("0");
    }

    @Test
    void directEncounterPutsDBeforeA() {
        assertThat(table("DE")).isEqualTo("1:4 2:1 3:3 4:5 5:2");
    }

    @Test
    void theWordsOfKoyaAndOfTheDirectEncounterNameTheGames() {
        var players = TOURNAMENT.players();
        var values = new TieBreakValues(TOURNAMENT, Edition.FIDE_2026);
        var best = values.terms(TieBreak.ofCode("KS"), players.get(1), players);
        assertThat(best).extracting(term -> term.words().key()).containsOnly("sum.against");
        assertThat(best.stream().map(Term::value).reduce(Fraction.ZERO, Fraction::plus))
                .hasToString("3/2");
        var level = List.of(players.get(0), players.get(3));
        assertThat(values.terms(TieBreak.ofCode("DE"), players.get(0), level).stream()
                        .map(term -> term.words().key() + " " + term.value()))
                .containsExactly("sum.direct 0", "sum.directRank 2");
    }

    /** C.07 article 15.2: where the schedule is fixed a forfeit counts as the game it stands for. */
    @Test
    void inAFixedScheduleForfeitsAreGames() {
        assertThat(TieBreak.ofCode("SB").inFixedSchedule()).isEqualTo(TieBreak.ofCode("SB/P"));
        assertThat(TieBreak.ofCode("DE").inFixedSchedule()).isEqualTo(TieBreak.ofCode("DE/P"));
        assertThat(TieBreak.ofCode("WIN").inFixedSchedule()).isEqualTo(TieBreak.ofCode("WIN"));
    }

    @Test
    void whoStaysTiedSharesTheRank() {
        assertThat(table("WIN")).isEqualTo("1:1 1:4 3:3 4:2 4:5");
    }

    @Test
    void pairingNumbersSettleEverything() {
        assertThat(table("TPN")).isEqualTo("1:1 2:4 3:3 4:2 5:5");
    }

    @Test
    void numbersAndRatingsMayCountTheOtherWayRound() {
        assertThat(table("TPN/D")).isEqualTo("1:4 2:1 3:3 4:5 5:2");
        assertThat(table("RTNG")).isEqualTo("1:1 2:4 3:3 4:2 5:5");
        assertThat(table("RTNG/A")).isEqualTo("1:4 2:1 3:3 4:5 5:2");
        assertThat(TieBreak.ofCode("RTNG/A").code()).isEqualTo("RTNG/A");
        assertThatThrownBy(() -> TieBreak.ofCode("BH/D")).isInstanceOf(IllegalArgumentException.class);
    }

    private static Fraction value(String code, int player) {
        var players = TOURNAMENT.players();
        return new TieBreakValues(TOURNAMENT, Edition.FIDE_2026)
                .of(TieBreak.ofCode(code), players)
                .get(player);
    }

    private static String table(String code) {
        return Standings.of(TOURNAMENT, List.of(TieBreak.ofCode(code)), Edition.FIDE_2026).stream()
                .map(standing -> standing.rank() + ":" + standing.player())
                .collect(Collectors.joining(" "));
    }

    /** The games of each player in the order of opponents: the order of rounds does not matter here. */
    private static final class Table {
        private final Map<Integer, List<RoundEntry>> games = new TreeMap<>();

        Table game(int a, int b, char result) {
            char reversed = result == '1' ? '0' : result == '0' ? '1' : '=';
            add(a, new RoundEntry(b, Colour.WHITE, Outcome.ofCode(result).orElseThrow()));
            add(b, new RoundEntry(a, Colour.BLACK, Outcome.ofCode(reversed).orElseThrow()));
            return this;
        }

        private void add(int player, RoundEntry entry) {
            games.computeIfAbsent(player, _ -> new ArrayList<>()).add(entry);
        }

        Tournament tournament() {
            var players = games.entrySet().stream()
                    .map(entry -> new Player(entry.getKey(), "", 2000 - entry.getKey(), entry.getValue(), null))
                    .toList();
            return new Tournament(4, PointSystem.STANDARD, Colour.WHITE, players, List.of(), Acceleration.NONE);
        }
    }
}
