package dev.perennial.games.sevolution.component;

/** The Discovery a player owns for one Age; it may come from another deck. */
public record DiscoverySlot(Card card, boolean faceUp) {}
