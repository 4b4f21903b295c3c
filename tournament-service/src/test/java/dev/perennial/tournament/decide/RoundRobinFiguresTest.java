package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TieBreakFigures;
import dev.perennial.domain.tournament.command.TournamentCommand.RequestBye;
import dev.perennial.domain.tournament.command.TournamentCommand.SetRules;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.pairing.tiebreak.Term;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Points and tie-breaks of a round-robin with an odd number of players. */
class RoundRobinFiguresTest {
    private static final String RULES =
            "{\"system\":\"ROUND_ROBIN\",\"scoring\":{\"bye\":%d,\"tieBreaks\":[\"SB\",\"KS\",\"PS\",\"REP\"]}}";

    private static final String DOUBLE = "{\"system\":\"DOUBLE_ROUND_ROBIN\",\"scoring\":{\"tieBreaks\":[\"SB\"]}}";

    /** Of the smaller number, against the larger one (tie-break spec V10). */
    private static final Map<String, Character> GAMES = Map.of(
            "12", '1', "13", '=', "14", '0', "15", '1', "23", '1', "24", '=', "25", '0', "34", '1', "35", '=', "45",
            '1');

    @Test
    void aFreeRoundIsNoRoundAtAll() {
        var cup = Cup.with(5, 0, Cup.rules(RULES.formatted(10))).olga(StartTournament::new);
        for (int round = 1; round <= 5; round++) {
            for (Seating table : cup.round(round).tables()) {
                play(cup, table);
            }
        }
        assertThat(lines(cup))
                .containsExactlyInAnyOrder(
                        "p1 5/2 4 1/2", "p2 3/2 13/4 3/2", "p3 2 9/2 3/2", "p4 5/2 19/4 1", "p5 3/2 5/2 1/2");
        var p1 = new PlayerId("p1");
        assertThat(TieBreakFigures.of(cup.state(), p1).getFirst().stream().map(Term::words))
                .hasSize(4)
                .allSatisfy(words -> assertThat(words.key()).isEqualTo("sum.product"));
        assertThat(cup.standing(p1).tieBreaks().getLast()).isEqualTo("4");
    }

    /** Four players meet twice: the better one always wins, so the two games of a pair count. */
    @Test
    void inADoubleRoundRobinEveryoneMeetsTwiceWithBothSeats() {
        var cup = Cup.with(4, 0, Cup.rules(DOUBLE)).olga(StartTournament::new);
        assertThat(cup.state().rounds()).isEqualTo(6);
        for (int round = 1; round <= 6; round++) {
            cup.favouritesWin();
        }
        var seatings = cup.state().played().stream()
                .flatMap(round -> round.tables().stream())
                .map(Seating::players)
                .toList();
        assertThat(seatings).hasSize(12).doesNotHaveDuplicates();
        assertThat(cup.state().standings().rows().stream().map(StandingRow::points))
                .containsExactly("6", "4", "2", "0");
        // Beaten twice each: 2 * (4 + 2 + 0), 2 * (2 + 0), 2 * 0, nobody.
        assertThat(cup.state().standings().rows().stream()
                        .map(row -> row.tieBreaks().getFirst()))
                .containsExactly("12", "4", "0", "0");
        assertThat(cup.state().standings().last()).isTrue();
    }

    /** Each player is free once in each cycle, and a withdrawn one forfeits the games of both. */
    @Test
    void aPlayerWhoLeavesADoubleRoundRobinForfeitsTheRest() {
        var cup = Cup.with(3, 0, Cup.rules(DOUBLE)).olga(StartTournament::new);
        var gone = new PlayerId("p3");
        cup.olga((id, request) -> new WithdrawPlayer(id, request, gone));
        for (int round = 1; round <= 6; round++) {
            cup.favouritesWin();
        }
        assertThat(cup.standing(new PlayerId("p1")).points()).isEqualTo("4");
        assertThat(cup.standing(gone).points()).isEqualTo("0");
    }

    /** One and a half points for one game would not add up. */
    @Test
    void nobodyHasHalfAPointForStayingAway() {
        var cup = Cup.with(4, 0, Cup.rules(RULES.formatted(10)));
        var p1 = new PlayerId("p1");
        cup.refuses(
                Cup.OLGA,
                "ill",
                (id, request) -> new RequestBye(id, request, p1, 1, ByeKind.HALF),
                TournamentRefusal.BAD_BYE);
        // Given while it was a Swiss, it is worth nothing now.
        var swiss = Cup.of(4, 3).olga((id, request) -> new RequestBye(id, request, p1, 1, ByeKind.HALF));
        swiss.olga((id, request) -> new SetRules(id, request, cup.state().rules()))
                .olga(StartTournament::new);
        assertThat(swiss.round(1).byeOf(p1)).contains(ByeKind.ZERO);
        swiss.favouritesWin();
        assertThat(swiss.state().standings().rows().stream().map(StandingRow::points))
                .containsExactlyInAnyOrder("1", "1", "0", "0");
    }

    @Test
    void buchholzSaysNothingWhereEverybodyMeetsEverybody() {
        for (String code : List.of("BH", "BH/C1", "FB", "AOB", "TPR/C1")) {
            assertThatThrownBy(
                            () -> Cup.with(4, 0, Cup.rules(RULES.formatted(10).replace("REP", code))))
                    .hasMessage("BAD_TIE_BREAK");
        }
    }

    private static void play(Cup cup, Seating table) {
        int first = cup.state().known(table.players().get(0)).number();
        int second = cup.state().known(table.players().get(1)).number();
        char result = GAMES.get("" + Math.min(first, second) + Math.max(first, second));
        boolean firstWins = (result == '1') == (first < second);
        if (result == '=') {
            cup.result(table, 1, 1);
        } else {
            cup.result(table, firstWins ? 1 : 2, firstWins ? 2 : 1);
        }
    }

    /** The others win by forfeit, and the absent player is their opponent in Sonneborn-Berger. */
    @Test
    void gamesAgainstSomebodyWhoLeftAreForfeited() {
        var cup = Cup.with(4, 0, Cup.rules(RULES.formatted(0))).olga(StartTournament::new);
        var gone = new PlayerId("p4");
        var first = cup.round(1).tableOf(gone).orElseThrow();
        cup.result(first, first.seatOf(gone) == 0 ? 1 : 2, first.seatOf(gone) == 0 ? 2 : 1);
        cup.send(gone, null, (id, request) -> new WithdrawPlayer(id, request, gone));
        cup.favouritesWin().favouritesWin().favouritesWin();
        assertThat(lines(cup)).containsExactlyInAnyOrder("p1 2 3 1", "p2 2 2 0", "p3 1 1 0", "p4 1 2 1");
    }

    private static List<String> lines(Cup cup) {
        return cup.state().standings().rows().stream()
                .map(row -> row.player() + " " + row.points() + " "
                        + row.tieBreaks().stream().limit(2).collect(Collectors.joining(" ")))
                .toList();
    }
}
