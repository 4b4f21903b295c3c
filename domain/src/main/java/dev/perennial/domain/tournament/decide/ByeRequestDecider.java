package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.Entry.Presence;
import dev.perennial.domain.tournament.TournamentEvent.ByeRequested;
import dev.perennial.domain.tournament.TournamentEvent.ByeTakenBack;
import dev.perennial.domain.tournament.command.TournamentCommand.RequestBye;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawBye;
import dev.perennial.domain.tournament.command.TournamentRefusal;

/** Requests and withdraws byes for rounds that are not paired yet. */
final class ByeRequestDecider {
    private ByeRequestDecider() {}

    /**
     * Any player may miss a round without points. Only organisers give half-point byes, to others and with a reason.
     */
    static void request(TournamentDraft draft, RequestBye command) {
        draft.requireSelfOrOrganiser(command.player());
        if (command.kind() != ByeKind.ZERO) {
            draft.requireOrganiser();
            TournamentRefusal.OWN_BYE.unless(!draft.isBy(command.player()));
            // Round-robin players meet every opponent, so a half-point bye would add half a point to a full schedule.
            TournamentRefusal.BAD_BYE.unless(draft.state().rules().system().isSwiss());
        }
        TournamentRefusal.BAD_ROUND.unless(command.kind() != ByeKind.PAIRING
                && command.round() >= draft.state().nextRound()
                && (draft.state().rounds() == 0
                        || command.round() <= draft.state().rounds()));
        TournamentRefusal.WRONG_STATE.unless(!draft.state().over());
        TournamentRefusal.NOT_REGISTERED.unless(
                EntryDecider.known(draft, command.player()).presence() != Presence.WITHDRAWN);
        draft.add(new ByeRequested(
                draft.id(), command.player(), command.round(), command.kind(), draft.person(), draft.reason()));
    }

    /** Possible until the round is paired: afterwards another player's game depends on it. */
    static void withdraw(TournamentDraft draft, WithdrawBye command) {
        draft.requireSelfOrOrganiser(command.player());
        TournamentRefusal.WRONG_STATE.unless(!draft.state().over());
        var entry = EntryDecider.known(draft, command.player());
        TournamentRefusal.BAD_ROUND.unless(command.round() >= draft.state().nextRound());
        TournamentRefusal.NO_BYE.unless(entry.byes().containsKey(command.round()));
        draft.add(new ByeTakenBack(draft.id(), command.player(), command.round(), draft.person(), draft.reason()));
    }
}
