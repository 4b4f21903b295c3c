package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.Seating;
import dev.perennial.contract.tournament.TournamentEvent.RulesSet;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCancelled;
import dev.perennial.contract.tournament.TournamentEvent.TournamentFinished;
import dev.perennial.contract.tournament.TournamentEvent.TournamentPaused;
import dev.perennial.contract.tournament.TournamentEvent.TournamentResumed;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.contract.tournament.TournamentStatus;
import java.util.Objects;
import java.util.stream.Stream;

/** What an organiser does with the tournament as a whole. */
final class Conduct {
    private Conduct() {}

    static void setRules(Story story, Act.SetRules act) {
        story.requireOrganiser();
        var state = story.state();
        TournamentRefusal.WRONG_STATE.unless(!state.started() && !state.over());
        TournamentRefusal.UNKNOWN_LEAGUE.unless(
                Objects.equals(act.rules().league(), state.rules().league()));
        RulesCheck.check(state.game(), state.tableSize(), state.rounds(), act.rules());
        story.requireReason();
        story.tell(new RulesSet(story.id(), act.rules(), story.person(), story.why()));
        Enrolment.admitWaiting(story);
    }

    static void pause(Story story) {
        story.requireOrganiser();
        story.requireReason();
        TournamentRefusal.WRONG_STATE.unless(story.state().status() == TournamentStatus.RUNNING);
        story.tell(new TournamentPaused(story.id(), story.by(), story.why()));
    }

    static void resume(Story story) {
        story.requireOrganiser();
        story.requireReason();
        TournamentRefusal.WRONG_STATE.unless(story.state().status() == TournamentStatus.PAUSED);
        story.tell(new TournamentResumed(story.id(), story.person(), story.why(), story.at()));
        Progress.goOn(story);
    }

    /** Before its time: what was played counts, games still running do not. */
    static void finish(Story story) {
        story.requireOrganiser();
        story.requireReason();
        TournamentRefusal.WRONG_STATE.unless(
                story.state().started() && !story.state().over());
        story.tell(StandingsTable.publish(story.state(), true));
        story.tell(new TournamentFinished(story.id(), story.by(), story.why()));
    }

    /** It voids every game that is still played, so it must not be a way out of one's own. */
    static void cancel(Story story) {
        story.requireOrganiser();
        story.requireReason();
        TournamentRefusal.WRONG_STATE.unless(!story.state().over());
        TournamentRefusal.OWN_GAME_RUNNING.unless(!isPlaying(story.state(), story.person()));
        story.tell(new TournamentCancelled(
                story.id(),
                story.person(),
                story.why(),
                open(story.state()).map(Seating::table).toList()));
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
