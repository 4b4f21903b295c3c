package dev.perennial.command.tournament;

import dev.perennial.command.notice.InvitationNotices;
import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.league.LeagueEvent;
import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentEvent.PlayerInvited;
import dev.perennial.contract.tournament.TournamentEvent.ResultCorrectionDecided;
import dev.perennial.contract.tournament.TournamentEvent.RoundPaired;
import dev.perennial.contract.tournament.TournamentEvent.SeatsForfeited;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCancelled;
import dev.perennial.eventstore.TopicReader;
import dev.perennial.eventstore.UnreadRecords;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.listener.CommonErrorHandler;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.stereotype.Component;
import org.springframework.util.backoff.ExponentialBackOff;

/** Does at the tables what tournaments decided. Kafka's offset moves afterwards, so nothing is left out. */
@Component
class TournamentListener implements TopicReader {
    private static final long LONGEST_PAUSE_MILLIS = 5_000;

    private final PairedTables tables;
    private final OrganiserRights rights;
    private final InvitationNotices invitations;
    private final UnreadRecords unread;

    TournamentListener(
            PairedTables tables, OrganiserRights rights, InvitationNotices invitations, UnreadRecords unread) {
        this.invitations = invitations;
        this.unread = unread;
        this.tables = tables;
        this.rights = rights;
    }

    /** What fails is the database's or Kafka's trouble: tried until it is over, and in order. */
    @Bean
    static CommonErrorHandler forEver() {
        var backOff = new ExponentialBackOff(200, 2);
        backOff.setMaxInterval(LONGEST_PAUSE_MILLIS);
        return new DefaultErrorHandler(backOff);
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
