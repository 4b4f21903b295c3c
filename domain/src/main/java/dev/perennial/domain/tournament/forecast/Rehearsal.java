package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.round.NextRound;
import java.util.Map;
import java.util.Optional;

/** Plays a tournament round by round with known strengths, to compare forecasts with what happened. */
public final class Rehearsal {
    private final Future future;

    /**
     * A way to play, which the seed decides.
     *
     * @param draws how often two equal players draw
     */
    public Rehearsal(Map<PlayerId, Double> strengths, double draws, long seed) {
        var random = FutureRandom.of(seed, 0);
        future = new Future(new SimulatedGame(strengths, new PastGames(draws, Map.of()), random));
    }

    /** A strength around the mean. */
    public static double strength(double mean, double deviation, long seed, int number) {
        return new Strength(mean, deviation).drawn(FutureRandom.of(seed, number));
    }

    /** After one more round; nothing at the end. */
    public Optional<TournamentState> next(TournamentState state) {
        return Future.next(state) instanceof NextRound.Paired next
                ? Optional.of(future.after(Future.withPlayoff(state), next))
                : Optional.empty();
    }
}
