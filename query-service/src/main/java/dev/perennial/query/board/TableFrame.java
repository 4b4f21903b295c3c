package dev.perennial.query.board;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.perennial.games.Sentence;

/** One event as a viewer may see it, with the whole table after it. */
public record TableFrame(
        String type,
        Object event,
        Sentence sentence,
        @JsonUnwrapped TableView after) {}
