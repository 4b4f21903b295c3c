package dev.perennial.domain.tournament.round;

import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.TournamentEvent.PlayoffStarted;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentRefusal;

/** The next round with all reasons, before it is published. */
public final class PairingPreview {
    private PairingPreview() {}

    public static NextRound of(TournamentState state) {
        boolean mainRound = RoundPairer.mainRoundsLeft(state);
        TournamentRefusal.WRONG_STATE.unless(
                state.started() && !state.over() && (mainRound || PlayoffBracket.comes(state)));
        if (mainRound) {
            return RoundPairer.pairWithReasons(state);
        }
        // The last game decides the players and pairings of the next round.
        TournamentRefusal.GAMES_UNFINISHED.unless(state.played().stream().allMatch(RoundState::finished));
        return RoundPairer.pairWithReasons(
                PlayoffBracket.ahead(state)
                        ? state.evolve(new PlayoffStarted(state.id(), PlayoffBracket.cut(state)))
                        : state);
    }
}
