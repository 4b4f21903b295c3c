package dev.perennial.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.query.projection.rebuild.Rebuild;
import java.time.Duration;
import java.util.List;

/** Rebuilds and waits until it is over. */
public final class Rebuilding {
    private Rebuilding() {}

    public static void all(QueryNode node, List<String> projections) {
        var rebuild = node.bean(Rebuild.class);
        projections.forEach(rebuild::start);
        for (String each : projections) {
            await().atMost(Duration.ofSeconds(90))
                    .until(() -> rebuild.state(each).orElseThrow().isOver());
            assertThat(rebuild.state(each).orElseThrow().state()).as(each).isEqualTo("DONE");
        }
    }
}
