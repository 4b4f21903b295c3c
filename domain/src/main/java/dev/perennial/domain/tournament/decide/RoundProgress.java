package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.TournamentEvent.PairingImpossible;
import dev.perennial.domain.tournament.TournamentEvent.PlayoffStarted;
import dev.perennial.domain.tournament.TournamentEvent.RoundFinished;
import dev.perennial.domain.tournament.TournamentEvent.TournamentFinished;
import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.domain.tournament.round.NextRound;
import dev.perennial.domain.tournament.round.PlayoffBracket;
import dev.perennial.domain.tournament.round.RoundPairer;
import dev.perennial.domain.tournament.round.TournamentStandings;

/**
 * Continues a tournament automatically: rounds finish, the next one is paired, the playoff starts, the tournament
 * finishes.
 */
final class RoundProgress {
    private RoundProgress() {}

    static void advance(TournamentDraft draft) {
        finishRounds(draft);
        var state = draft.state();
        if (state.status() != TournamentStatus.RUNNING) {
            return;
        }
        boolean allOver = state.played().stream().allMatch(RoundState::finished);
        if (RoundPairer.mainRoundsLeft(state)) {
            boolean byHand = state.rules().timing().byHand();
            if (!byHand && RoundSchedule.due(state, draft.at()) && (allOver || RoundSchedule.overtakes(state))) {
                pair(draft);
            }
        } else if (allOver) {
            afterMainRounds(draft);
        }
    }

    private static void finishRounds(TournamentDraft draft) {
        for (RoundState round : draft.state().played()) {
            if (!round.finished() && round.allDone()) {
                draft.add(new RoundFinished(draft.id(), round.number(), draft.at()));
                draft.add(
                        TournamentStandings.publish(draft.state(), draft.state().over()));
            }
        }
    }

    static void pair(TournamentDraft draft) {
        switch (RoundPairer.pair(draft.state())) {
            case NextRound.Paired tables -> RoundPublication.publish(draft, tables);
            case NextRound.Impossible impossible ->
                draft.add(new PairingImpossible(draft.id(), impossible.round(), impossible.reason(), draft.at()));
        }
    }

    private static void afterMainRounds(TournamentDraft draft) {
        if (!PlayoffBracket.comes(draft.state())) {
            finish(draft);
        } else if (!draft.state().rules().timing().byHand() && RoundSchedule.due(draft.state(), draft.at())) {
            startPlayoff(draft);
            pair(draft);
        }
    }

    /** Names the players of the playoff, once the main rounds are over. */
    static void startPlayoff(TournamentDraft draft) {
        if (PlayoffBracket.ahead(draft.state())) {
            draft.add(new PlayoffStarted(draft.id(), PlayoffBracket.cut(draft.state())));
        }
    }

    private static void finish(TournamentDraft draft) {
        draft.add(TournamentStandings.publish(draft.state(), true));
        draft.add(new TournamentFinished(draft.id(), null, null));
    }
}
