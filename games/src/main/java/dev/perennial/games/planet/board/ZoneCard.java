package dev.perennial.games.planet.board;

/** A card in the fertility zone; a drought has turned over those that lie face down. */
public record ZoneCard(Card card, boolean faceUp) {}
