package dev.perennial.games.sevolution.model;

import dev.perennial.games.GameView;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Suit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table as one viewer may know it. Only the players' hands and piles hide anything. */
public record SEvolutionView(
        int round,
        Phase phase,
        @Nullable Integer toAct,
        int leader,
        @Nullable Suit trump,
        List<PlayerView> players,
        @Nullable Trick trick,
        @Nullable ActionTurn action,
        List<Card> gone,
        List<Standing> standings)
        implements GameView {}
