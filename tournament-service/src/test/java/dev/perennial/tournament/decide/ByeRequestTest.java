package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.command.TournamentCommand.RequestBye;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawBye;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import org.junit.jupiter.api.Test;

class ByeRequestTest {
    private static final PlayerId P1 = new PlayerId("p1");
    private static final PlayerId P2 = new PlayerId("p2");
    private static final PlayerId P3 = new PlayerId("p3");

    @Test
    void byesAskedForAreGiven() {
        var cup = Cup.of(5, 2)
                .olga((id, request) -> new RequestBye(id, request, P1, 1, ByeKind.HALF))
                .send(P2, null, (id, request) -> new RequestBye(id, request, P2, 2, ByeKind.ZERO))
                .olga(StartTournament::new);
        assertThat(cup.round(1).byeOf(P1)).contains(ByeKind.HALF);
        assertThat(cup.round(1).tables()).hasSize(2);
        cup.favouritesWin();
        assertThat(cup.round(2).byeOf(P2)).contains(ByeKind.ZERO);
        cup.refuses(
                P3,
                null,
                (id, request) -> new RequestBye(id, request, P3, 2, ByeKind.HALF),
                TournamentRefusal.NOT_ORGANISER);
    }

    @Test
    void aByeIsTakenBackUntilTheRoundIsPaired() {
        var cup = Cup.of(4, 3)
                .olga((id, request) -> new RequestBye(id, request, P1, 1, ByeKind.HALF))
                .send(P2, null, (id, request) -> new RequestBye(id, request, P2, 1, ByeKind.ZERO))
                .send(P2, null, (id, request) -> new RequestBye(id, request, P2, 2, ByeKind.ZERO));
        cup.refuses(P3, null, (id, request) -> new WithdrawBye(id, request, P2, 1), TournamentRefusal.NOT_YOURSELF);
        cup.refuses(
                Cup.OLGA, null, (id, request) -> new WithdrawBye(id, request, P2, 1), TournamentRefusal.REASON_MISSING);
        cup.refuses(P3, null, (id, request) -> new WithdrawBye(id, request, P3, 1), TournamentRefusal.NO_BYE);
        cup.send(P2, null, (id, request) -> new WithdrawBye(id, request, P2, 1))
                .olga((id, request) -> new WithdrawBye(id, request, P1, 1));
        cup.refuses(P2, null, (id, request) -> new WithdrawBye(id, request, P2, 1), TournamentRefusal.NO_BYE);
        cup.olga(StartTournament::new);
        assertThat(cup.round(1).byes()).isEmpty();
        assertThat(cup.round(1).tables()).hasSize(2);
        cup.favouritesWin();
        assertThat(cup.round(2).byeOf(P2)).contains(ByeKind.ZERO);
        cup.refuses(P2, null, (id, request) -> new WithdrawBye(id, request, P2, 2), TournamentRefusal.BAD_ROUND);
    }
}
