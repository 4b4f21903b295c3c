package dev.perennial.standalone.start;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Topics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackendsTest {
    @TempDir
    Path kafka;

    @Test
    void aBrokerWithAllTopicsNeedNotBeWaitedFor() throws IOException {
        for (var topic : Topics.all()) {
            assertThat(Backends.hasAllTopics(kafka)).isFalse();
            Files.createDirectories(kafka.resolve("log").resolve(topic.name() + "-0"));
        }
        assertThat(Backends.hasAllTopics(kafka)).isTrue();
    }
}
