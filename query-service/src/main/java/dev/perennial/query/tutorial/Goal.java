package dev.perennial.query.tutorial;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A part of what a learner has to reach, as data that the rules of the game can judge. */
sealed interface Goal {

    /**
     * Events since the beginning of the lesson.
     *
     * @param event the name of the event, such as {@code TreePlanted}
     * @param with a {@link JsonPattern} of it; null for any
     * @param times how many of them at least; null for one
     */
    record Happened(
            String event, @Nullable JsonNode with, @Nullable Integer times) implements Goal {
        JsonNode pattern() {
            return with == null ? JsonNodeFactory.instance.objectNode() : with;
        }

        int needed() {
            return times == null ? 1 : times;
        }
    }

    /** How the learner's seat stands by the game's own statistics. */
    record Points(int atLeast) implements Goal {}

    /**
     * A part of the position as the learner sees it.
     *
     * @param at a JSON pointer, such as {@code /players/0/handSize}
     * @param is a {@link JsonPattern}
     */
    record Shown(String at, JsonNode is) implements Goal {}
}
