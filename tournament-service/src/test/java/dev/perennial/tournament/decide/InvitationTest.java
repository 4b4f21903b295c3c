package dev.perennial.tournament.decide;

import static dev.perennial.tournament.decide.Cup.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Invitation.Answer;
import dev.perennial.domain.tournament.TournamentEvent.PlayerInvited;
import dev.perennial.domain.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.CancelTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.DeclineInvitation;
import dev.perennial.domain.tournament.command.TournamentCommand.InvitePlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RegisterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawInvitation;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Organisers ask, players answer. */
class InvitationTest {
    private static final PlayerId ANN = new PlayerId("ann");
    private static final TournamentCommand.Factory INVITE = (id, request) -> new InvitePlayer(id, request, ANN, true);
    private static final TournamentCommand.Factory REGISTER =
            (id, request) -> new RegisterPlayer(id, request, ANN, null, 1500, "");

    private static Answer answer(Cup cup) {
        return cup.state().invitations().get(ANN).answer();
    }

    @Test
    void nobodyIsEnteredWhoWasNotAsked() {
        var cup = Cup.of(2, 2);
        cup.refuses(OLGA, "he would like it", REGISTER, TournamentRefusal.CONSENT_MISSING);
        assertThat(cup.state().entries()).hasSize(2);
    }

    @Test
    void anInvitationIsNoEntryUntilThePlayerAccepts() {
        var cup = Cup.of(2, 2).send(OLGA, null, INVITE);
        assertThat(cup.last()).containsExactly(new PlayerInvited(cup.state().id(), ANN, OLGA, null));
        assertThat(cup.state().entry(ANN)).isEmpty();
        assertThat(answer(cup)).isEqualTo(Answer.OPEN);
        cup.refuses(OLGA, "yes, yes", REGISTER, TournamentRefusal.CONSENT_MISSING);
        cup.send(ANN, null, REGISTER);
        assertThat(cup.last()).singleElement().isInstanceOf(PlayerRegistered.class);
        assertThat(cup.state().known(ANN).active()).isTrue();
        assertThat(answer(cup)).isEqualTo(Answer.ACCEPTED);
        cup.refuses(OLGA, null, INVITE, TournamentRefusal.ALREADY_REGISTERED);
    }

    @Test
    void whoDeclinesIsNotAskedAgainButMayComeAfterAll() {
        var cup = Cup.with(0, 2, Cup.rules("{\"admission\":{\"invited\":[\"ben\"]}}"));
        cup.send(OLGA, null, INVITE).refuses(OLGA, null, INVITE, TournamentRefusal.ALREADY_INVITED);
        cup.send(ANN, null, (id, request) -> new DeclineInvitation(id, request, ANN));
        assertThat(answer(cup)).isEqualTo(Answer.DECLINED);
        cup.refuses(
                ANN, null, (id, request) -> new DeclineInvitation(id, request, ANN), TournamentRefusal.NO_INVITATION);
        cup.refuses(OLGA, null, INVITE, TournamentRefusal.INVITATION_DECLINED);
        cup.send(ANN, null, REGISTER);
        assertThat(answer(cup)).isEqualTo(Answer.ACCEPTED);
    }

    @Test
    void anInvitationThatIsWithdrawnOpensNoDoor() {
        var cup = Cup.with(0, 2, Cup.rules("{\"admission\":{\"maxRating\":1400}}"));
        cup.send(OLGA, null, INVITE).send(OLGA, null, (id, request) -> new WithdrawInvitation(id, request, ANN));
        assertThat(answer(cup)).isEqualTo(Answer.WITHDRAWN);
        cup.refuses(ANN, null, REGISTER, TournamentRefusal.RATING_LIMIT);
        cup.refuses(
                ANN, null, (id, request) -> new DeclineInvitation(id, request, ANN), TournamentRefusal.NO_INVITATION);
        cup.refuses(
                OLGA, null, (id, request) -> new WithdrawInvitation(id, request, ANN), TournamentRefusal.NO_INVITATION);
        cup.send(OLGA, null, INVITE).send(ANN, null, REGISTER);
        assertThat(cup.state().known(ANN).active()).isTrue();
    }

    /** The same answer for a player who has blocked the organiser, who is busy, and for bots. */
    @Test
    void whoCannotBeReachedIsNotInvited() {
        var cup = Cup.of(2, 2);
        cup.refuses(
                OLGA,
                null,
                (id, request) -> new InvitePlayer(id, request, ANN, false),
                TournamentRefusal.NOT_INVITABLE);
        cup.refuses(
                OLGA,
                null,
                (id, request) -> new InvitePlayer(id, request, OLGA, true),
                TournamentRefusal.NOT_INVITABLE);
        var bot = new PlayerId("bot-greedy-1");
        cup.refuses(
                OLGA, null, (id, request) -> new InvitePlayer(id, request, bot, true), TournamentRefusal.NOT_INVITABLE);
        assertThat(cup.state().invitations()).isEmpty();
    }

    @Test
    void afterTheLastLateEntryNobodyIsInvited() {
        var cup = Cup.of(4, 3).olga(StartTournament::new).wait(Duration.ofMinutes(1));
        cup.refuses(OLGA, null, INVITE, TournamentRefusal.REGISTRATION_CLOSED);
        cup.olga(CancelTournament::new).refuses(OLGA, null, INVITE, TournamentRefusal.WRONG_STATE);
    }

    /** An organiser undoes what an organiser did, and nothing else. */
    @Test
    void whoLeftByThemselvesIsNotBroughtBackByOthers() {
        var cup = Cup.of(4, 3);
        var player = new PlayerId("p1");
        cup.send(player, null, (id, request) -> new WithdrawPlayer(id, request, player));
        cup.refuses(
                OLGA,
                "we need her",
                (id, request) -> new ReenterPlayer(id, request, player),
                TournamentRefusal.CONSENT_MISSING);
        cup.send(OLGA, null, (id, request) -> new InvitePlayer(id, request, player, true))
                .send(player, null, (id, request) -> new ReenterPlayer(id, request, player));
        assertThat(cup.state().known(player).active()).isTrue();
        cup.olga((id, request) -> new WithdrawPlayer(id, request, player))
                .olga((id, request) -> new ReenterPlayer(id, request, player));
        assertThat(cup.state().known(player).active()).isTrue();
    }
}
