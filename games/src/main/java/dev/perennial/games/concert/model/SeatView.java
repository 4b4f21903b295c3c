package dev.perennial.games.concert.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One player as a viewer sees him.
 *
 * @param hand empty for everybody but its owner
 * @param submitted whether his opening choice is made
 * @param opening the choice itself; empty for others until the reveal
 * @param stacks all cards laid, the top one last: covered cards are public history (D16)
 * @param influence what he shows of each artist
 * @param worth what a plain concert would bring him now
 */
public record SeatView(
        int seat,
        int handSize,
        List<InfluenceCard> hand,
        boolean submitted,
        List<InfluenceCard> opening,
        List<List<InfluenceCard>> stacks,
        Map<Colour, Integer> influence,
        List<Concert> concerts,
        int concertsLeft,
        boolean galaUsed,
        @Nullable Concert finale,
        int worth,
        int total) {}
