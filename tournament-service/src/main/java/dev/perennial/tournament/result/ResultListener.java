package dev.perennial.tournament.result;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.Request;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.command.TournamentCommand.CountResult;
import dev.perennial.games.Result.SeatResult;
import dev.perennial.messaging.TopicReader;
import dev.perennial.messaging.UnreadRecords;
import java.time.InstantSource;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/**
 * Counts finished games. Kafka's offset is stored afterwards: ratings and tournaments know a repeated result by its
 * number.
 */
@Component
class ResultListener implements TopicReader {
    private static final Logger LOG = LoggerFactory.getLogger(ResultListener.class);

    private final RatingUpdates ratings;
    private final CommandGateway commands;
    private final InstantSource clock;
    private final UnreadRecords unread;

    ResultListener(RatingUpdates ratings, CommandGateway commands, InstantSource clock, UnreadRecords unread) {
        this.unread = unread;
        this.ratings = ratings;
        this.commands = commands;
        this.clock = clock;
    }

    @KafkaListener(id = "results", topics = Topics.RESULTS, groupId = "${perennial.tournament.group}-results")
    void on(ConsumerRecord<String, byte[]> record) {
        unread.read(this, record);
    }

    @Override
    public String name() {
        return "results";
    }

    @Override
    public void read(ConsumerRecord<String, byte[]> record) {
        var result = Json.mapper().readValue(record.value(), ResultRecord.class);
        ratings.take(result);
        PairedTable.tournamentOf(result.table()).ifPresent(tournament -> count(tournament, result));
    }

    private void count(TournamentId tournament, ResultRecord result) {
        var seats = result.result().seats();
        var command = new CountResult(
                tournament,
                Request.ofSystem(clock.instant()),
                result.table(),
                seats.stream().map(SeatResult::place).toList(),
                seats.stream().map(SeatResult::points).toList(),
                result.resultNo());
        try {
            Object _ = commands.sendAndWait(command);
        } catch (AggregateNotFoundException e) {
            LOG.debug("no tournament {} for table {}", tournament, result.table());
        }
    }
}
