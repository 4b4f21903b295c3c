package dev.perennial.query.tutorial;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One position of a tutorial, as it is stored. Its texts have the same id in the app's messages.
 *
 * @param seat the learner's
 * @param events fold to a position: a deal chosen for the lesson instead of a shuffled one
 * @param moves lead on from there by the rules, each as {@code 1 draw deck}: a seat and a notation
 * @param replies what other seats play while the learner waits: the first that is legal; without one the rules play
 *     for them, as when time is up
 * @param most how many moves the learner has
 * @param until an event that ends the attempt
 * @param goals all of them are to be reached
 * @param solution the learner's moves that reach them, for the test and for a learner who asks
 */
record Lesson(
        String id,
        int seat,
        List<JsonNode> events,
        List<String> moves,
        List<String> replies,
        int most,
        Goal.@Nullable Happened until,
        List<Goal> goals,
        List<String> solution) {

    @SuppressWarnings("ConstantValue") // in JSON a list may be left out
    Lesson {
        events = List.copyOf(events);
        moves = moves == null ? List.of() : List.copyOf(moves);
        replies = replies == null ? List.of() : List.copyOf(replies);
        goals = List.copyOf(goals);
        solution = List.copyOf(solution);
    }
}
