package dev.perennial.command.tournament;

import dev.perennial.command.notice.InvitationNotices;
import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.league.LeagueEvent;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.PlayerInvited;
import dev.perennial.domain.tournament.TournamentEvent.ResultCorrectionDecided;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentEvent.SeatsForfeited;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCancelled;
import dev.perennial.messaging.ListenerRetries;
import dev.perennial.messaging.TopicReader;
import dev.perennial.messaging.UnreadRecords;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.listener.CommonErrorHandler;
import org.springframework.stereotype.Component;

/** Does at the tables what tournaments decided. Kafka's offset moves afterwards, so nothing is left out. */
@Component
class TournamentListener implements TopicReader {

    private final TournamentTables tables;
    private final OrganiserRights rights;
    private final InvitationNotices invitations;
    private final UnreadRecords unread;

    TournamentListener(
            TournamentTables tables, OrganiserRights rights, InvitationNotices invitations, UnreadRecords unread) {
        this.invitations = invitations;
        this.unread = unread;
        this.tables = tables;
        this.rights = rights;
    }

    @Bean
    static CommonErrorHandler listenerErrors() {
        return ListenerRetries.untilItWorks();
    }

    @KafkaListener(id = "tournaments", topics = Topics.TOURNAMENTS, groupId = "${perennial.tournaments.group}")
    void on(ConsumerRecord<String, byte[]> record) {
        unread.read(this, record);
    }

    @Override
    public String name() {
        return "tournaments";
    }

    @Override
    public void read(ConsumerRecord<String, byte[]> record) {
        var envelope = Json.mapper().readValue(record.value(), Envelope.class);
        switch (EventCodec.decode(envelope)) {
            case RoundPaired round -> tables.open(round);
            case ResultCorrectionDecided decided ->
                once(envelope.eventId(), () -> tables.correct(decided, envelope.time()));
            case SeatsForfeited gone -> once(envelope.eventId(), () -> tables.forfeit(gone, envelope.time()));
            case TournamentCancelled cancelled -> once(envelope.eventId(), () -> tables.callOff(cancelled));
            case PlayerInvited invitation -> invitations.invited(invitation);
            case TournamentEvent event -> rights.apply(event);
            case LeagueEvent event -> rights.apply(event);
            default -> {}
        }
    }

    private void once(String eventId, Runnable deed) {
        if (!rights.isDone(eventId)) {
            deed.run();
            rights.done(eventId);
        }
    }
}
