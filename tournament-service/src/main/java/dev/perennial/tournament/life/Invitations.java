package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.Entry.Presence;
import dev.perennial.contract.tournament.Invitation.Answer;
import dev.perennial.contract.tournament.TournamentEvent.InvitationDeclined;
import dev.perennial.contract.tournament.TournamentEvent.InvitationWithdrawn;
import dev.perennial.contract.tournament.TournamentEvent.PlayerInvited;

/** Organisers ask, players answer: nobody plays who has not said yes. The answer yes is the player's registration. */
final class Invitations {
    private static final String BOT = "bot-";

    private Invitations() {}

    static void invite(Story story, Act.Invite act) {
        story.requireOrganiser();
        var state = story.state();
        var player = act.player();
        TournamentRefusal.WRONG_STATE.unless(!state.over());
        TournamentRefusal.ALREADY_REGISTERED.unless(state.entry(player)
                .filter(entry -> entry.presence() != Presence.WITHDRAWN)
                .isEmpty());
        var known = state.invitations().get(player);
        TournamentRefusal.ALREADY_INVITED.unless(known == null || known.answer() != Answer.OPEN);
        // No is an answer: asking again and again is what blocks are for.
        TournamentRefusal.INVITATION_DECLINED.unless(known == null || known.answer() != Answer.DECLINED);
        TournamentRefusal.REGISTRATION_CLOSED.unless(!state.started() || Enrolment.lateEntryOpen(story));
        // Last of all, so that the answer says nothing about anybody to those who may not invite.
        TournamentRefusal.NOT_INVITABLE.unless(
                act.reachable() && !player.equals(story.by()) && !player.code().startsWith(BOT));
        story.tell(new PlayerInvited(story.id(), player, story.person(), story.why()));
    }

    static void decline(Story story, Act.DeclineInvitation act) {
        TournamentRefusal.NOT_YOURSELF.unless(act.player().equals(story.by()));
        TournamentRefusal.WRONG_STATE.unless(!story.state().over());
        requireAnswer(story, act.player(), Answer.OPEN);
        story.tell(new InvitationDeclined(story.id(), act.player(), story.person(), story.why()));
    }

    /** Also one that was declined, which could be accepted until then. */
    static void withdraw(Story story, Act.WithdrawInvitation act) {
        story.requireOrganiser();
        TournamentRefusal.WRONG_STATE.unless(!story.state().over());
        TournamentRefusal.NO_INVITATION.unless(story.state().invited(act.player()));
        story.tell(new InvitationWithdrawn(story.id(), act.player(), story.person(), story.why()));
    }

    private static void requireAnswer(Story story, PlayerId player, Answer answer) {
        var known = story.state().invitations().get(player);
        TournamentRefusal.NO_INVITATION.unless(known != null && known.answer() == answer);
    }
}
