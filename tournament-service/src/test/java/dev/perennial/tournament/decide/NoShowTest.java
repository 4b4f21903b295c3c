package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent.PlayerWithdrew;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.ReportArrival;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.decide.DueTimes;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** No-shows, withdrawals for them, and players who come after all. */
class NoShowTest {
    private static final PlayerId P1 = new PlayerId("p1");
    private static final PlayerId P2 = new PlayerId("p2");

    private static Cup started(int players, int rounds) {
        var rules = Cup.rules("{\"timing\":{\"forfeitMinutes\":10,\"withdrawMinutes\":15}}");
        return Cup.with(players, rounds, rules).olga(StartTournament::new);
    }

    private static void allComeBut(Cup cup, PlayerId away) {
        for (var table : cup.state().played().getLast().tables()) {
            for (var player : table.players()) {
                if (!player.equals(away)) {
                    cup.send(player, null, (id, request) -> new ReportArrival(id, request, table.table(), player));
                }
            }
        }
    }

    @Test
    void whoDoesNotComeForfeitsAndIsOut() {
        var cup = started(2, 1);
        var table = cup.round(1).tables().getFirst();
        cup.send(P1, null, (id, request) -> new ReportArrival(id, request, table.table(), P1));
        cup.refuses(
                P2,
                null,
                (id, request) -> new ReportArrival(id, request, table.table(), P1),
                TournamentRefusal.NOT_YOURSELF);
        assertThat(DueTimes.next(cup.state())).contains(Cup.START.plus(Duration.ofMinutes(10)));
        cup.wait(Duration.ofMinutes(9));
        assertThat(cup.last()).isEmpty();
        cup.wait(Duration.ofMinutes(1));
        assertThat(cup.round(1).tables().getFirst().absent()).containsExactly(P2);
        assertThat(cup.state().standings().rows().getFirst().player()).isEqualTo(P1);
    }

    @Test
    void whoStaysAwayLongerIsWithdrawn() {
        var cup = started(6, 3);
        allComeBut(cup, P2);
        cup.wait(Duration.ofMinutes(10)).wait(Duration.ofMinutes(5));
        assertThat(cup.last()).contains(new PlayerWithdrew(cup.state().id(), P2, null, "NO_SHOW"));
    }

    @Test
    void whoComesBackIsNotWithdrawnForWhatHeMissedBefore() {
        var cup = started(6, 3);
        allComeBut(cup, P2);
        cup.wait(Duration.ofMinutes(15));
        assertThat(cup.state().known(P2).active()).isFalse();
        cup.wait(Duration.ofMinutes(5))
                .send(P2, null, (id, request) -> new ReenterPlayer(id, request, P2))
                .wait(Duration.ofMinutes(1));
        assertThat(cup.state().known(P2).active()).isTrue();
        assertThat(DueTimes.next(cup.state())).isEmpty();
        cup.favouritesWin();
        assertThat(cup.round(2).tableOf(P2)).isPresent();
        allComeBut(cup, P2);
        assertThat(DueTimes.next(cup.state())).contains(Cup.START.plus(Duration.ofMinutes(31)));
        cup.wait(Duration.ofMinutes(15));
        assertThat(cup.state().known(P2).active()).as("missed again").isFalse();
    }

    /** A withdrawn player no longer plays: the opponent need not wait for a clock. */
    @Test
    void whoIsOutForNotComingForfeitsTheTableHeDidNotComeTo() {
        var rules = Cup.rules("{\"timing\":{\"withdrawMinutes\":15}}");
        var cup = Cup.with(4, 2, rules).olga(StartTournament::new);
        allComeBut(cup, P2);
        var table = cup.round(1).tableOf(P2).orElseThrow().table();
        cup.wait(Duration.ofMinutes(15));
        assertThat(cup.state().known(P2).active()).isFalse();
        assertThat(cup.round(1).table(table).orElseThrow().absent()).containsExactly(P2);
        cup.favouritesWin();
        assertThat(cup.round(2).tableOf(P2)).isEmpty();
    }

    @Test
    void ofTwoWhoAreOutNobodyWins() {
        var rules = Cup.rules("{\"timing\":{\"withdrawMinutes\":15}}");
        var cup = Cup.with(2, 1, rules).olga(StartTournament::new).wait(Duration.ofMinutes(15));
        assertThat(cup.round(1).tables().getFirst().absent()).hasSize(2);
        assertThat(cup.state().standings().rows())
                .allSatisfy(row -> assertThat(row.points()).isEqualTo("0"));
    }
}
