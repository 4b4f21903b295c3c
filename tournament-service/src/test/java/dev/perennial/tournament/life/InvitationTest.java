package dev.perennial.tournament.life;

import static dev.perennial.tournament.life.Cup.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.Invitation.Answer;
import dev.perennial.contract.tournament.TournamentEvent.PlayerInvited;
import dev.perennial.contract.tournament.TournamentEvent.PlayerRegistered;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Organisers ask, players answer. */
class InvitationTest {
    private static final PlayerId ANN = new PlayerId("ann");
    private static final Act.Invite INVITE = new Act.Invite(ANN, true);
    private static final Act.Register REGISTER = new Act.Register(ANN, null, 1500, "");

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
        var cup = Cup.of(2, 2).act(OLGA, null, INVITE);
        assertThat(cup.last()).containsExactly(new PlayerInvited(cup.state().id(), ANN, OLGA, null));
        assertThat(cup.state().entry(ANN)).isEmpty();
        assertThat(answer(cup)).isEqualTo(Answer.OPEN);
        cup.refuses(OLGA, "yes, yes", REGISTER, TournamentRefusal.CONSENT_MISSING);
        cup.act(ANN, null, REGISTER);
        assertThat(cup.last()).singleElement().isInstanceOf(PlayerRegistered.class);
        assertThat(cup.state().known(ANN).active()).isTrue();
        assertThat(answer(cup)).isEqualTo(Answer.ACCEPTED);
        cup.refuses(OLGA, null, INVITE, TournamentRefusal.ALREADY_REGISTERED);
    }

    @Test
    void whoDeclinesIsNotAskedAgainButMayComeAfterAll() {
        var cup = Cup.with(0, 2, Cup.rules("{\"admission\":{\"invited\":[\"ben\"]}}"));
        cup.act(OLGA, null, INVITE).refuses(OLGA, null, INVITE, TournamentRefusal.ALREADY_INVITED);
        cup.act(ANN, null, new Act.DeclineInvitation(ANN));
        assertThat(answer(cup)).isEqualTo(Answer.DECLINED);
        cup.refuses(ANN, null, new Act.DeclineInvitation(ANN), TournamentRefusal.NO_INVITATION);
        cup.refuses(OLGA, null, INVITE, TournamentRefusal.INVITATION_DECLINED);
        cup.act(ANN, null, REGISTER);
        assertThat(answer(cup)).isEqualTo(Answer.ACCEPTED);
    }

    @Test
    void anInvitationThatIsWithdrawnOpensNoDoor() {
        var cup = Cup.with(0, 2, Cup.rules("{\"admission\":{\"maxRating\":1400}}"));
        cup.act(OLGA, null, INVITE).act(OLGA, null, new Act.WithdrawInvitation(ANN));
        assertThat(answer(cup)).isEqualTo(Answer.WITHDRAWN);
        cup.refuses(ANN, null, REGISTER, TournamentRefusal.RATING_LIMIT);
        cup.refuses(ANN, null, new Act.DeclineInvitation(ANN), TournamentRefusal.NO_INVITATION);
        cup.refuses(OLGA, null, new Act.WithdrawInvitation(ANN), TournamentRefusal.NO_INVITATION);
        cup.act(OLGA, null, INVITE).act(ANN, null, REGISTER);
        assertThat(cup.state().known(ANN).active()).isTrue();
    }

    /** The same answer for a player who has blocked the organiser, who is busy, and for bots. */
    @Test
    void whoCannotBeReachedIsNotInvited() {
        var cup = Cup.of(2, 2);
        cup.refuses(OLGA, null, new Act.Invite(ANN, false), TournamentRefusal.NOT_INVITABLE);
        cup.refuses(OLGA, null, new Act.Invite(OLGA, true), TournamentRefusal.NOT_INVITABLE);
        var bot = new PlayerId("bot-greedy-1");
        cup.refuses(OLGA, null, new Act.Invite(bot, true), TournamentRefusal.NOT_INVITABLE);
        assertThat(cup.state().invitations()).isEmpty();
    }

    @Test
    void afterTheLastLateEntryNobodyIsInvited() {
        var cup = Cup.of(4, 3).olga(new Act.Start()).wait(Duration.ofMinutes(1));
        cup.refuses(OLGA, null, INVITE, TournamentRefusal.REGISTRATION_CLOSED);
        cup.olga(new Act.Cancel()).refuses(OLGA, null, INVITE, TournamentRefusal.WRONG_STATE);
    }

    /** An organiser undoes what an organiser did, and nothing else. */
    @Test
    void whoLeftByThemselvesIsNotBroughtBackByOthers() {
        var cup = Cup.of(4, 3);
        var player = new PlayerId("p1");
        cup.act(player, null, new Act.Withdraw(player));
        cup.refuses(OLGA, "we need her", new Act.Reenter(player), TournamentRefusal.CONSENT_MISSING);
        cup.act(OLGA, null, new Act.Invite(player, true)).act(player, null, new Act.Reenter(player));
        assertThat(cup.state().known(player).active()).isTrue();
        cup.olga(new Act.Withdraw(player)).olga(new Act.Reenter(player));
        assertThat(cup.state().known(player).active()).isTrue();
    }
}
