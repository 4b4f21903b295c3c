package dev.perennial.standalone.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.standalone.console.CannotStart;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StartedPartsTest {
    private final List<String> stopped = new ArrayList<>();
    private final StartedParts started = new StartedParts();

    @Test
    void isStoppedInTheOppositeOrder() {
        started.keep(() -> stopped.add("database"));
        started.keep(() -> stopped.add("service"));
        started.keep(() -> stopped.add("door"));

        started.close();

        assertThat(stopped).containsExactly("door", "service", "database");
        assertThat(started.isClosed()).isTrue();
    }

    @Test
    void goesOnStoppingWhenOnePartFails() {
        started.keep(() -> stopped.add("database"));
        started.keep(() -> {
            throw new IllegalStateException("stuck");
        });

        started.close();

        assertThat(stopped).containsExactly("database");
    }

    @Test
    void stopsAtOnceWhatComesAfterTheStop() {
        started.close();

        assertThatThrownBy(() -> started.keep(() -> stopped.add("late")))
                .isInstanceOf(CannotStart.class)
                .hasMessage("Stopped while starting.");
        assertThat(stopped).containsExactly("late");
    }

    @Test
    void isStoppedOnce() {
        started.keep(() -> stopped.add("database"));

        started.close();
        started.close();

        assertThat(stopped).hasSize(1);
    }
}
