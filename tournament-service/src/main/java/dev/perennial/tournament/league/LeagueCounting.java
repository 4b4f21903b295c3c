package dev.perennial.tournament.league;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.league.LeagueEvent.Placed;
import dev.perennial.contract.league.LeagueId;
import dev.perennial.contract.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.tournament.due.TournamentCards;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;

/** The final table of a league's tournament counts for its season. A repetition changes nothing. */
@Component
class LeagueCounting {
    private static final Logger LOG = LoggerFactory.getLogger(LeagueCounting.class);

    private final TournamentCards cards;
    private final CommandGateway commands;

    LeagueCounting(TournamentCards cards, CommandGateway commands) {
        this.cards = cards;
        this.commands = commands;
    }

    @KafkaListener(id = "leagues", topics = Topics.TOURNAMENTS, groupId = "${perennial.tournament.group}-leagues")
    void on(ConsumerRecord<String, byte[]> record) {
        try {
            if (EventCodec.decode(Json.mapper().readValue(record.value(), Envelope.class))
                            instanceof StandingsPublished standings
                    && standings.last()) {
                cards.leagueOf(standings.tournament()).ifPresent(league -> count(new LeagueId(league), standings));
            }
        } catch (JacksonException | EventCodec.UnreadableEvent e) {
            LOG.error("event of a tournament at offset {} cannot be read and is left out", record.offset());
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
