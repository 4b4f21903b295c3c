package dev.perennial.query.board;

import dev.perennial.games.Sentence;

/** One event as a viewer may see it, with the sentence that describes it. */
public record EventView(String type, Object event, Sentence sentence) {}
