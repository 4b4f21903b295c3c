package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry.Presence;
import dev.perennial.domain.tournament.Invitation.Answer;
import dev.perennial.domain.tournament.TournamentEvent.InvitationDeclined;
import dev.perennial.domain.tournament.TournamentEvent.InvitationWithdrawn;
import dev.perennial.domain.tournament.TournamentEvent.PlayerInvited;
import dev.perennial.domain.tournament.command.TournamentCommand.DeclineInvitation;
import dev.perennial.domain.tournament.command.TournamentCommand.InvitePlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawInvitation;
import dev.perennial.domain.tournament.command.TournamentRefusal;

/** Organisers invite, players answer. A player accepts by registering. */
final class InvitationDecider {
    private static final String BOT = "bot-";

    private InvitationDecider() {}

    static void invite(TournamentDraft draft, InvitePlayer command) {
        draft.requireOrganiser();
        var state = draft.state();
        var player = command.player();
        TournamentRefusal.WRONG_STATE.unless(!state.over());
        TournamentRefusal.ALREADY_REGISTERED.unless(state.entry(player)
                .filter(entry -> entry.presence() != Presence.WITHDRAWN)
                .isEmpty());
        var known = state.invitations().get(player);
        TournamentRefusal.ALREADY_INVITED.unless(known == null || known.answer() != Answer.OPEN);
        // A player who declined is not asked again.
        TournamentRefusal.INVITATION_DECLINED.unless(known == null || known.answer() != Answer.DECLINED);
        TournamentRefusal.REGISTRATION_CLOSED.unless(!state.started() || EntryDecider.lateEntryOpen(draft));
        // Checked last: only those who may invite learn whether a player can be invited.
        TournamentRefusal.NOT_INVITABLE.unless(
                command.reachable() && !draft.isBy(player) && !player.code().startsWith(BOT));
        draft.add(new PlayerInvited(draft.id(), player, draft.person(), draft.reason()));
    }

    static void decline(TournamentDraft draft, DeclineInvitation command) {
        TournamentRefusal.NOT_YOURSELF.unless(draft.isBy(command.player()));
        TournamentRefusal.WRONG_STATE.unless(!draft.state().over());
        requireAnswer(draft, command.player(), Answer.OPEN);
        draft.add(new InvitationDeclined(draft.id(), command.player(), draft.person(), draft.reason()));
    }

    /** Also withdraws a declined invitation, which the player could still accept. */
    static void withdraw(TournamentDraft draft, WithdrawInvitation command) {
        draft.requireOrganiser();
        TournamentRefusal.WRONG_STATE.unless(!draft.state().over());
        TournamentRefusal.NO_INVITATION.unless(draft.state().invited(command.player()));
        draft.add(new InvitationWithdrawn(draft.id(), command.player(), draft.person(), draft.reason()));
    }

    private static void requireAnswer(TournamentDraft draft, PlayerId player, Answer answer) {
        var known = draft.state().invitations().get(player);
        TournamentRefusal.NO_INVITATION.unless(known != null && known.answer() == answer);
    }
}
