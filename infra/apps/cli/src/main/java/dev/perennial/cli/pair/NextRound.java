package dev.perennial.cli.pair;

import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.DutchPairing;
import dev.perennial.pairing.trf.TrfFile;

/**
 * The tournament of a file whose next round is to be paired, if there is one and it is clear whether it is the last.
 */
final class NextRound {
    private NextRound() {}

    static Tournament of(TrfFile file) {
        var tournament = file.tournament();
        if (!file.roundsStated()) {
            return withoutNumberOfRounds(tournament);
        }
        if (tournament.nextRound() > tournament.plannedRounds()) {
            throw new NoNextRound("The tournament is over: all " + tournament.plannedRounds()
                    + " rounds are played, so there is no next round to pair.");
        }
        return tournament;
    }

    /** The last round has its own rules for topscorers; the number of rounds is kept only if they change something. */
    private static Tournament withoutNumberOfRounds(Tournament tournament) {
        int round = tournament.nextRound();
        if (tournament.acceleration() instanceof Acceleration.Baku) {
            throw new NoNextRound("The Baku acceleration depends on the number of rounds: add a line XXR or 142.");
        }
        var last = tournament.withPlannedRounds(round);
        var notLast = tournament.withPlannedRounds(round + 1);
        if (!DutchPairing.pair(last).equals(DutchPairing.pair(notLast))) {
            throw new NoNextRound(
                    "If round " + round + " is the last one, it is paired in another way: add a line XXR or 142"
                            + " that says how many rounds there are.");
        }
        return notLast;
    }
}
