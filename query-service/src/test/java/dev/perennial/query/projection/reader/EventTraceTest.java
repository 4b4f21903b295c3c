package dev.perennial.query.projection.reader;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.perennial.contract.Topics;
import dev.perennial.messaging.Correlation;
import dev.perennial.query.projection.DecodedEvent;
import dev.perennial.query.projection.Projection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.TimestampType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;

class EventTraceTest {
    private final Logger log = (Logger) LoggerFactory.getLogger(EventTrace.class);
    private final Level before = log.getLevel();
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

    @BeforeEach
    void listen() {
        log.setLevel(Level.DEBUG);
        lines.start();
        log.addAppender(lines);
    }

    @AfterEach
    void stop() {
        log.detachAppender(lines);
        log.setLevel(before);
    }

    @ParameterizedTest
    @CsvSource({
        Topics.TABLES + ", table.MoveMade, table",
        Topics.TOURNAMENTS + ", tournament.RoundPaired, tournament",
        Topics.TOURNAMENTS + ", league.SeasonOpened, league",
        Topics.STUDIES + ", study.NoteWritten, study",
    })
    void anEventIsLoggedUnderItsAggregateAndItsRequest(String topic, String type, String aggregate) {
        EventTrace.tell(new Named(topic), received(topic, envelope(type), System.currentTimeMillis()));
        assertThat(lines.list)
                .singleElement()
                .satisfies(line -> assertThat(line.getMDCPropertyMap())
                        .containsOnlyKeys(Correlation.NAME, aggregate)
                        .containsEntry(Correlation.NAME, "asked-for")
                        .containsEntry(aggregate, "some-id"));
    }

    @Test
    void anUnreadableRecordHasALineToo() {
        EventTrace.tell(new Named(Topics.TOURNAMENTS), received(Topics.TOURNAMENTS, "{", System.currentTimeMillis()));
        assertThat(lines.list)
                .singleElement()
                .satisfies(line -> assertThat(line.getMDCPropertyMap()).containsEntry("tournament", "some-id"));
    }

    @Test
    void whatIsReadAgainHasNone() {
        EventTrace.tell(new Named(Topics.TABLES), received(Topics.TABLES, envelope("table.MoveMade"), 0));
        assertThat(lines.list).isEmpty();
    }

    private static String envelope(String type) {
        return """
                {"eventId":"e","aggregateId":"some-id","sequence":3,"globalIndex":9,"time":"2026-03-01T10:00:00Z",
                 "type":"%s","version":"1","payload":{}}
                """.formatted(type);
    }

    private static ConsumerRecord<String, byte[]> received(String topic, String value, long time) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        var headers = new RecordHeaders().add(Correlation.NAME, "asked-for".getBytes(StandardCharsets.UTF_8));
        return new ConsumerRecord<>(
                topic,
                0,
                7,
                time,
                TimestampType.CREATE_TIME,
                7,
                bytes.length,
                "some-id",
                bytes,
                headers,
                Optional.empty());
    }

    private record Named(String topic) implements Projection {
        @Override
        public String name() {
            return "some";
        }

        @Override
        public List<String> tables() {
            return List.of();
        }

        @Override
        public void apply(List<DecodedEvent> arrivals) {}
    }
}
