package dev.perennial.pairing.dutch;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.model.FloatDirection;
import dev.perennial.pairing.dutch.model.Preference;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A player's history: the score with virtual points, colours played, the floats of two rounds, and opponents met.
 *
 * @param player the id
 * @param score the points with virtual points, in tenths
 * @param colours the colours of all games played
 * @param preference the colour that is due
 * @param lastRound the float of the last round
 * @param roundBefore the float of the round before
 * @param met the opponents met
 */
public record PlayerPast(
        int player,
        int score,
        List<Colour> colours,
        Preference preference,
        FloatDirection lastRound,
        FloatDirection roundBefore,
        List<Meeting> met) {
    /** Copies the lists. */
    public PlayerPast {
        colours = List.copyOf(colours);
        met = List.copyOf(met);
    }

    /**
     * A game against another player.
     *
     * @param round the round
     * @param opponent the id of the opponent
     */
    public record Meeting(int round, int opponent) {}

    static PlayerPast of(Entrant entrant, List<RoundEntry> rounds) {
        return new PlayerPast(
                entrant.id(),
                entrant.score(),
                entrant.colours().played(),
                entrant.preference(),
                entrant.lastRound(),
                entrant.roundBefore(),
                IntStream.range(0, rounds.size())
                        .filter(i -> rounds.get(i).outcome().played())
                        .mapToObj(i -> new Meeting(i + 1, rounds.get(i).opponent()))
                        .toList());
    }
}
