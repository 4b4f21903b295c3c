package dev.perennial.tournament.result;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.Request;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.command.TournamentCommand.RecordMove;
import dev.perennial.messaging.TopicReader;
import dev.perennial.messaging.UnreadRecords;
import java.time.InstantSource;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** A player who has moved has arrived at their table. */
@Component
class ArrivalListener implements TopicReader {
    private static final Logger LOG = LoggerFactory.getLogger(ArrivalListener.class);
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

    @KafkaListener(id = "arrivals", topics = Topics.ARRIVALS, groupId = "${perennial.tournament.group}-first-moves")
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
            PairedTable.tournamentOf(new TableId(key)).ifPresent(tournament -> record(tournament, record));
        }
    }

    private void record(TournamentId tournament, ConsumerRecord<String, byte[]> record) {
        mover(record).filter(seat -> seen.getIfPresent(seat) == null).ifPresent(seat -> {
            try {
                Object _ = commands.sendAndWait(
                        new RecordMove(tournament, Request.ofSystem(clock.instant()), seat.table(), seat.number()));
            } catch (AggregateNotFoundException e) {
                LOG.debug("no tournament {} for table {}", tournament, seat.table());
            }
            // Only now: a failed command is sent again, or a player who moved would count as absent.
            seen.put(seat, true);
        });
    }

    private static Optional<Seat> mover(ConsumerRecord<String, byte[]> record) {
        var envelope = Json.mapper().readValue(record.value(), Envelope.class);
        return EventTypes.classOf(envelope.type())
                .filter(MoveMade.class::equals)
                .map(_ -> (MoveMade) EventCodec.decode(envelope))
                .map(made -> new Seat(made.table(), made.seat()));
    }
}
