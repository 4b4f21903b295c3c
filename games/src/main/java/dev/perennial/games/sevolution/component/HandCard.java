package dev.perennial.games.sevolution.component;

/** A card in hand. Positions count from 0 and stay when others have been played (spec 10.2). */
public record HandCard(int position, Card card) {}
