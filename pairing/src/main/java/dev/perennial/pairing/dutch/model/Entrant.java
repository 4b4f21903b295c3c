package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.Player;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A player who is there in the round to be paired, with all that the criteria ask. The score includes virtual points;
 * points do not. The number is the effective pairing number.
 */
public record Entrant(
        int id,
        int number,
        int score,
        int points,
        ColourHistory colours,
        boolean byeAllowed,
        boolean topScorer,
        FloatDirection lastRound,
        FloatDirection roundBefore,
        Set<Integer> met) {

    public Preference preference() {
        return colours.preference();
    }

    public int playedGames() {
        return colours.played().size();
    }

    Entrant withoutBye() {
        return new Entrant(id, number, score, points, colours, false, topScorer, lastRound, roundBefore, met);
    }

    static Set<Integer> opponentsMet(Player player) {
        return player.rounds().stream()
                .filter(entry -> entry.outcome().played())
                .map(entry -> entry.opponent())
                .collect(Collectors.toUnmodifiableSet());
    }
}
