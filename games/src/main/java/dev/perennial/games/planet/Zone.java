package dev.perennial.games.planet;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The fertility zone: one pile per biome, the card added last at the end (planet spec 6.3). Cards never leave it. */
public record Zone(Map<Biome, List<ZoneCard>> piles) {
    static final Zone EMPTY = new Zone(Map.of());

    public Zone {
        var complete = new EnumMap<Biome, List<ZoneCard>>(Biome.class);
        for (Biome biome : Biome.values()) {
            complete.put(biome, List.copyOf(piles.getOrDefault(biome, List.of())));
        }
        piles = Biome.ordered(complete);
    }

    List<ZoneCard> pile(Biome biome) {
        return piles.getOrDefault(biome, List.of());
    }

    /** Symbols on the cards lying face up; a drought card has none. */
    int fertility(Biome biome) {
        return pile(biome).stream()
                .filter(ZoneCard::faceUp)
                .mapToInt(lying -> lying.card().fertility())
                .sum();
    }

    Optional<Card> last(Biome biome) {
        var pile = pile(biome);
        return pile.isEmpty() ? Optional.empty() : Optional.of(pile.getLast().card());
    }

    Zone add(Biome biome, Card card) {
        var pile = new ArrayList<>(pile(biome));
        pile.add(new ZoneCard(card, true));
        return withPile(biome, pile);
    }

    Zone turnDown(Biome biome, Card card) {
        return withPile(
                biome,
                pile(biome).stream()
                        .map(lying -> lying.card().equals(card) ? new ZoneCard(card, false) : lying)
                        .toList());
    }

    private Zone withPile(Biome biome, List<ZoneCard> pile) {
        var changed = new EnumMap<>(piles);
        changed.put(biome, pile);
        return new Zone(changed);
    }
}
