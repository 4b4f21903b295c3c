package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.Player;
import dev.perennial.pairing.PointSystem;
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
        Drift lastRound,
        Drift roundBefore,
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

    /** No second bye, and none for somebody who once got a win's points without playing (C2). */
    static boolean byeAllowed(Player player, PointSystem points) {
        return player.rounds().stream().map(entry -> entry.outcome()).noneMatch(outcome -> switch (outcome) {
            case PAIRING_BYE -> true;
            case WIN, DRAW, LOSS, UNRATED_WIN, UNRATED_DRAW, UNRATED_LOSS -> false;
            default -> points.points(outcome) >= points.win();
        });
    }
}
