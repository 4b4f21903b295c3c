package dev.perennial.tournament.league;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.league.LeagueEvent.Placed;
import dev.perennial.contract.league.LeagueId;
import dev.perennial.contract.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.eventstore.TopicReader;
import dev.perennial.eventstore.UnreadRecords;
import dev.perennial.tournament.due.TournamentCards;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** The final table of a league's tournament counts for its season. A repetition changes nothing. */
@Component
class LeagueCounting implements TopicReader {
    private final TournamentCards cards;
    private final CommandGateway commands;
    private final UnreadRecords unread;

    LeagueCounting(TournamentCards cards, CommandGateway commands, UnreadRecords unread) {
        this.cards = cards;
        this.commands = commands;
        this.unread = unread;
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
            cards.leagueOf(standings.tournament()).ifPresent(league -> count(new LeagueId(league), standings));
        }
    }

    private void count(LeagueId league, StandingsPublished standings) {
        var places = standings.rows().stream()
                .map(row -> new Placed(row.player(), row.rank()))
                .toList();
        Object _ = commands.sendAndWait(new LeagueOrder(
                league, null, true, null, new LeagueAct.CountTournament(standings.tournament(), places)));
    }
}
