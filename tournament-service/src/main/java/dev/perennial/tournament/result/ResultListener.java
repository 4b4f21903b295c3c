package dev.perennial.tournament.result;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.table.ResultRecord;
import dev.perennial.contract.tournament.PairedTable;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.eventstore.TopicReader;
import dev.perennial.eventstore.UnreadRecords;
import dev.perennial.games.Result.SeatResult;
import dev.perennial.tournament.life.Act;
import dev.perennial.tournament.life.Order;
import java.time.InstantSource;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/**
 * Counts finished games. Kafka's offset moves afterwards: what comes again is known by its number, to the ladder and to
 * the tournament.
 */
@Component
class ResultListener implements TopicReader {
    private static final Logger LOG = LoggerFactory.getLogger(ResultListener.class);

    private final RatingFold ratings;
    private final CommandGateway commands;
    private final InstantSource clock;
    private final UnreadRecords unread;

    ResultListener(RatingFold ratings, CommandGateway commands, InstantSource clock, UnreadRecords unread) {
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
        var act = new Act.Count(
                result.table(),
                seats.stream().map(SeatResult::place).toList(),
                seats.stream().map(SeatResult::points).toList(),
                result.resultNo());
        try {
            Object _ = commands.sendAndWait(Order.ofNobody(tournament, clock.instant(), act));
        } catch (AggregateNotFoundException e) {
            LOG.debug("table {} only looks like one of a tournament", result.table());
        }
    }
}
