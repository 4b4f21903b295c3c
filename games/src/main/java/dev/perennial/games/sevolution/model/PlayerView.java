package dev.perennial.games.sevolution.model;

import dev.perennial.games.sevolution.component.CalamityEffects;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.HandPlace;
import dev.perennial.games.sevolution.component.PlayerColour;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One seat as a viewer may know it.
 *
 * @param pile only in the open view
 * @param hand the faces for viewers who may see them; the face-down positions of a blind hand for all; empty for
 * another player's ordinary hand
 */
public record PlayerView(
        int seat,
        PlayerColour colour,
        int pileSize,
        @Nullable List<Card> pile,
        int handCount,
        HandSight sight,
        List<HandPlace> hand,
        List<Card> taken,
        List<Card> setAside,
        List<DiscoverySlot> discoveries,
        int trickAge,
        Civilisation civilisation,
        CalamityEffects shadows) {}
