package dev.perennial.tournament.life;

import dev.perennial.contract.tournament.RoundState;
import dev.perennial.contract.tournament.Seating;
import dev.perennial.contract.tournament.TournamentEvent.PairingImpossible;
import dev.perennial.contract.tournament.TournamentEvent.PlayoffStarted;
import dev.perennial.contract.tournament.TournamentEvent.RoundFinished;
import dev.perennial.contract.tournament.TournamentEvent.TournamentFinished;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.contract.tournament.TournamentStatus;

/** What follows by itself: rounds end, the next is paired, the best play on, the tournament ends. */
final class Progress {
    private Progress() {}

    static void goOn(Story story) {
        finishRounds(story);
        var state = story.state();
        if (state.status() != TournamentStatus.RUNNING) {
            return;
        }
        boolean allOver = state.played().stream().allMatch(RoundState::finished);
        if (mainRoundsLeft(state)) {
            boolean byHand = state.rules().timing().byHand();
            if (!byHand && RoundTimes.due(state, story.at()) && (allOver || RoundTimes.overtakes(state))) {
                pair(story);
            }
        } else if (allOver) {
            afterMainRounds(story);
        }
    }

    static boolean mainRoundsLeft(TournamentState state) {
        return state.playoff().isEmpty() && state.mainRounds().size() < state.rounds();
    }

    private static void finishRounds(Story story) {
        for (RoundState round : story.state().played()) {
            if (!round.finished() && round.allDone()) {
                story.tell(new RoundFinished(story.id(), round.number(), story.at()));
                story.tell(StandingsTable.publish(story.state(), story.state().over()));
            }
        }
    }

    static void pair(Story story) {
        switch (NextRound.propose(story.state(), false)) {
            case Proposal.Tables tables -> publish(story, tables);
            case Proposal.Impossible impossible ->
                story.tell(new PairingImpossible(story.id(), impossible.round(), impossible.reason(), story.at()));
        }
    }

    /**
     * Nobody takes a place in a playoff that somebody else has won: who has left since forfeits at once. A round without a
     * game left to be played is over with that, since no result will come that could end it.
     */
    static void publish(Story story, Proposal.Tables proposal) {
        story.tell(Publication.of(story, proposal));
        for (Seating table : story.state().played().getLast().tables()) {
            var gone = table.players().stream()
                    .filter(player -> !story.state().known(player).active())
                    .toList();
            if (!gone.isEmpty()) {
                Results.forfeitAbsent(story, proposal.round(), table, gone, "WITHDRAWN");
            }
        }
        goOn(story);
    }

    private static void afterMainRounds(Story story) {
        if (!PlayoffBracket.comes(story.state())) {
            finish(story);
        } else if (!story.state().rules().timing().byHand() && RoundTimes.due(story.state(), story.at())) {
            startPlayoff(story);
            pair(story);
        }
    }

    /** Names those who play on, if that is still to be done. */
    static void startPlayoff(Story story) {
        if (PlayoffBracket.ahead(story.state())) {
            story.tell(new PlayoffStarted(story.id(), PlayoffBracket.cut(story.state())));
        }
    }

    private static void finish(Story story) {
        story.tell(StandingsTable.publish(story.state(), true));
        story.tell(new TournamentFinished(story.id(), null, null));
    }
}
