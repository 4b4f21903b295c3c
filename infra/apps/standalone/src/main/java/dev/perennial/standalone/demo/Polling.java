package dev.perennial.standalone.demo;

import dev.perennial.client.ClientProblem;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/** Polls until a decision is shown, which takes a moment. */
final class Polling {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final int UNKNOWN = 404;

    private Polling() {}

    static JsonNode await(Supplier<JsonNode> look, Predicate<JsonNode> enough) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                JsonNode seen = look.get();
                if (enough.test(seen)) {
                    return seen;
                }
            } catch (ClientProblem problem) {
                if (problem.status() != UNKNOWN) {
                    throw problem;
                }
            }
            if (System.nanoTime() > end) {
                throw new IllegalStateException("the demo tournament does not continue");
            }
            Pause.briefly();
        }
    }
}
