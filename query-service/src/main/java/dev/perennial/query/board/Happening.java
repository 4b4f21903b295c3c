package dev.perennial.query.board;

import dev.perennial.games.Sentence;

/** One event as a viewer may see it, and how it is told. */
public record Happening(String type, Object event, Sentence sentence) {}
