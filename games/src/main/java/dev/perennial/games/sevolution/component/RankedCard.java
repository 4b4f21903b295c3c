package dev.perennial.games.sevolution.component;

/** The strength of a played card; its player picks in this place. */
public record RankedCard(int seat, Card card, TrickGroup group) {}
