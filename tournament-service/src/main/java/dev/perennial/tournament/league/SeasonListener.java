package dev.perennial.tournament.league;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.Request;
import dev.perennial.domain.league.LeagueCommand.CountTournament;
import dev.perennial.domain.league.LeagueEvent.Placed;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.messaging.TopicReader;
import dev.perennial.messaging.UnreadRecords;
import dev.perennial.tournament.index.TournamentIndex;
import java.time.InstantSource;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** Counts the final standings of a league's tournaments for its season. A repetition changes nothing. */
@Component
class SeasonListener implements TopicReader {
    private final TournamentIndex index;
    private final CommandGateway commands;
    private final UnreadRecords unread;
    private final InstantSource clock;

    SeasonListener(TournamentIndex index, CommandGateway commands, UnreadRecords unread, InstantSource clock) {
        this.index = index;
        this.commands = commands;
        this.unread = unread;
        this.clock = clock;
    }

    @KafkaListener(id = "leagues", topics = Topics.TOURNAMENTS, groupId = "${perennial.tournament.group}-leagues")
    void on(ConsumerRecord<String, byte[]> record) {
        unread.read(this, record);
    }

    @Override
    public String name() {
        return "leagues";
    }

    @Override
    public void read(ConsumerRecord<String, byte[]> record) {
        if (EventCodec.decode(Json.mapper().readValue(record.value(), Envelope.class))
                        instanceof StandingsPublished standings
                && standings.last()) {
            index.leagueOf(standings.tournament()).ifPresent(league -> count(new LeagueId(league), standings));
        }
    }

    private void count(LeagueId league, StandingsPublished standings) {
        var places = standings.rows().stream()
                .map(row -> new Placed(row.player(), row.rank()))
                .toList();
        Object _ = commands.sendAndWait(
                new CountTournament(league, Request.ofSystem(clock.instant()), standings.tournament(), places));
    }
}
