package dev.perennial.games.concert.model;

import dev.perennial.games.GameView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table as one viewer sees it (concert spec 11).
 *
 * @param turn null during the opening choice and after the end
 * @param undealt empty while the game runs
 * @param standings empty while the game runs
 */
public record ConcertView(
        Phase phase,
        int dealer,
        List<SeatView> seats,
        List<Disc> discs,
        Colour hit,
        @Nullable Turn turn,
        Hourglass hourglass,
        int undealtCount,
        List<InfluenceCard> undealt,
        List<Standing> standings)
        implements GameView {}
