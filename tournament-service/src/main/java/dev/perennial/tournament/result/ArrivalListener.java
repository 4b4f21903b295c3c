package dev.perennial.tournament.result;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.tournament.PairedTable;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.eventstore.TopicReader;
import dev.perennial.eventstore.UnreadRecords;
import dev.perennial.tournament.life.Act;
import dev.perennial.tournament.life.Order;
import java.time.InstantSource;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** Whoever moves has come to his table. */
@Component
class ArrivalListener implements TopicReader {
    private static final Logger LOG = LoggerFactory.getLogger(ArrivalListener.class);
    private static final String MOVE = "table.MoveMade";
    private static final long REMEMBERED = 10_000;

    private record Seat(TableId table, int number) {}

    private final CommandGateway commands;
    private final InstantSource clock;
    private final UnreadRecords unread;
    private final Cache<Seat, Boolean> seen =
            Caffeine.newBuilder().maximumSize(REMEMBERED).build();

    ArrivalListener(CommandGateway commands, InstantSource clock, UnreadRecords unread) {
        this.unread = unread;
        this.commands = commands;
        this.clock = clock;
    }

    @KafkaListener(id = "arrivals", topics = Topics.TABLES, groupId = "${perennial.tournament.group}-arrivals")
    void on(ConsumerRecord<String, byte[]> record) {
        unread.read(this, record);
    }

    @Override
    public String name() {
        return "arrivals";
    }

    @Override
    public void read(ConsumerRecord<String, byte[]> record) {
        String key = record.key();
        if (key != null && record.value() != null) {
            PairedTable.tournamentOf(new TableId(key)).ifPresent(tournament -> look(tournament, record));
        }
    }

    private void look(TournamentId tournament, ConsumerRecord<String, byte[]> record) {
        mover(record).filter(seat -> seen.getIfPresent(seat) == null).ifPresent(seat -> {
            try {
                Object _ = commands.sendAndWait(
                        Order.ofNobody(tournament, clock.instant(), new Act.Seen(seat.table(), seat.number())));
            } catch (AggregateNotFoundException e) {
                LOG.debug("table {} only looks like one of a tournament", seat.table());
            }
            // Only now: what failed is tried again, or somebody who has moved would be taken for absent.
            seen.put(seat, true);
        });
    }

    private static Optional<Seat> mover(ConsumerRecord<String, byte[]> record) {
        var envelope = Json.mapper().readValue(record.value(), Envelope.class);
        return envelope.type().equals(MOVE)
                ? Optional.of(new Seat(
                        new TableId(envelope.aggregateId()),
                        envelope.payload().path("seat").asInt()))
                : Optional.empty();
    }
}
