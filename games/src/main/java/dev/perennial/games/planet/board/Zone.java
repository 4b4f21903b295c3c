package dev.perennial.games.planet.board;

import dev.perennial.games.collection.EnumTable;
import dev.perennial.games.collection.Lists;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The fertility zone: one pile per biome, the card added last at the end (planet spec 6.3). Cards never leave it. */
public record Zone(Map<Biome, List<ZoneCard>> piles) {
    public static final Zone EMPTY = new Zone(Map.of());

    public Zone {
        piles = piles instanceof EnumTable ? piles : EnumTable.complete(Biome.class, fixed(piles), List.of());
    }

    private static Map<Biome, List<ZoneCard>> fixed(Map<Biome, List<ZoneCard>> piles) {
        var copies = new EnumMap<Biome, List<ZoneCard>>(Biome.class);
        piles.forEach((biome, pile) -> copies.put(biome, List.copyOf(pile)));
        return copies;
    }

    public List<ZoneCard> pile(Biome biome) {
        return piles.getOrDefault(biome, List.of());
    }

    /** Symbols on the cards lying face up; a drought card has none. */
    public int fertility(Biome biome) {
        int sum = 0;
        for (ZoneCard lying : pile(biome)) {
            sum += lying.faceUp() ? lying.card().fertility() : 0;
        }
        return sum;
    }

    public Optional<Card> last(Biome biome) {
        var pile = pile(biome);
        return pile.isEmpty() ? Optional.empty() : Optional.of(pile.getLast().card());
    }

    public Zone add(Biome biome, Card card) {
        return withPile(biome, Lists.with(pile(biome), new ZoneCard(card, true)));
    }

    public Zone turnDown(Biome biome, Card card) {
        return withPile(
                biome,
                Lists.mapped(pile(biome), lying -> lying.card().equals(card) ? new ZoneCard(card, false) : lying));
    }

    private Zone withPile(Biome biome, List<ZoneCard> pile) {
        return new Zone(EnumTable.complete(Biome.class, piles, List.of()).with(biome, pile));
    }
}
