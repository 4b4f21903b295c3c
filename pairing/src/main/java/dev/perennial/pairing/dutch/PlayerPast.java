package dev.perennial.pairing.dutch;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.model.FloatDirection;
import dev.perennial.pairing.dutch.model.Preference;
import java.util.List;

/** A player's history: the score with virtual points, colours played, and the floats of two rounds. */
public record PlayerPast(
        int player,
        int score,
        List<Colour> colours,
        Preference preference,
        FloatDirection lastRound,
        FloatDirection roundBefore) {
    public PlayerPast {
        colours = List.copyOf(colours);
    }

    static PlayerPast of(Entrant entrant) {
        return new PlayerPast(
                entrant.id(),
                entrant.score(),
                entrant.colours().played(),
                entrant.preference(),
                entrant.lastRound(),
                entrant.roundBefore());
    }
}
