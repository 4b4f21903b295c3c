package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCancelled;
import dev.perennial.domain.tournament.TournamentEvent.TournamentFinished;
import dev.perennial.domain.tournament.TournamentEvent.TournamentPaused;
import dev.perennial.domain.tournament.TournamentEvent.TournamentResumed;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.round.TournamentStandings;
import java.util.stream.Stream;

/** Pauses, resumes, finishes and cancels a tournament. */
final class StatusDecider {
    private StatusDecider() {}

    static void pause(TournamentDraft draft) {
        draft.requireOrganiser();
        draft.requireReason();
        TournamentRefusal.WRONG_STATE.unless(draft.state().status() == TournamentStatus.RUNNING);
        draft.add(new TournamentPaused(draft.id(), draft.by(), draft.reason()));
    }

    static void resume(TournamentDraft draft) {
        draft.requireOrganiser();
        draft.requireReason();
        TournamentRefusal.WRONG_STATE.unless(draft.state().status() == TournamentStatus.PAUSED);
        draft.add(new TournamentResumed(draft.id(), draft.person(), draft.reason(), draft.at()));
        RoundProgress.advance(draft);
    }

    /** Ends a tournament early: finished games count, running games do not. */
    static void finish(TournamentDraft draft) {
        draft.requireOrganiser();
        draft.requireReason();
        TournamentRefusal.WRONG_STATE.unless(
                draft.state().started() && !draft.state().over());
        draft.add(TournamentStandings.publish(draft.state(), true));
        draft.add(new TournamentFinished(draft.id(), draft.by(), draft.reason()));
    }

    /** Voids every running game, so organisers must not use it to escape their own. */
    static void cancel(TournamentDraft draft) {
        draft.requireOrganiser();
        draft.requireReason();
        TournamentRefusal.WRONG_STATE.unless(!draft.state().over());
        TournamentRefusal.OWN_GAME_RUNNING.unless(!isPlaying(draft.state(), draft.person()));
        draft.add(new TournamentCancelled(
                draft.id(),
                draft.person(),
                draft.reason(),
                open(draft.state()).map(Seating::table).toList()));
    }

    private static boolean isPlaying(TournamentState state, PlayerId player) {
        return open(state)
                .anyMatch(table ->
                        table.players().contains(player) && !table.absent().contains(player));
    }

    private static Stream<Seating> open(TournamentState state) {
        return state.played().stream().flatMap(round -> round.tables().stream()).filter(table -> !table.done());
    }
}
