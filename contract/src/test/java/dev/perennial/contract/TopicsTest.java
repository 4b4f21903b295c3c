package dev.perennial.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.player.PlayerRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TopicsTest {
    private static final Path PAGE = Path.of("../docs/reference/kafka.md");

    @Test
    void everyTopicIsDescribed() throws IOException {
        String page = Files.readString(PAGE);
        String records = page.substring(page.indexOf("\n## Records on Kafka\n"));
        assertThat(Topics.all()).allSatisfy(topic -> assertThat(records).contains("`" + topic.name() + "`"));
        assertThat(Arrays.stream(PlayerRecord.class.getRecordComponents()))
                .allSatisfy(field -> assertThat(records).contains("\"" + field.getName() + "\""));
    }
}
