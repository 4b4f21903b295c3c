package dev.perennial.games.concert.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One player as a viewer sees them.
 *
 * @param hand empty for everyone but its owner
 * @param submitted whether the opening choice is made
 * @param opening the choice itself; empty for others until the reveal
 * @param stacks all cards laid, the top one last: covered cards are public history (D16)
 * @param influence the visible influence for each artist
 * @param worth the points of a plain concert now
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
