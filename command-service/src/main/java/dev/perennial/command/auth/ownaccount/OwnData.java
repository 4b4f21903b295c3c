package dev.perennial.command.auth.ownaccount;

import dev.perennial.command.account.Account;
import dev.perennial.command.auth.recovery.RecoveryCodes;
import dev.perennial.command.auth.session.SessionRows;
import dev.perennial.command.auth.token.PersonalTokens;
import dev.perennial.command.community.Blocks;
import dev.perennial.command.community.Report;
import dev.perennial.command.community.Reports;
import dev.perennial.command.notice.NoticeAddresses;
import dev.perennial.command.study.StudyDepartures;
import dev.perennial.domain.PlayerId;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/** Exports everything stored about a player, except digests, which mean nothing to the player either. */
@Service
class OwnData {
    private final SessionRows sessionRows;
    private final PersonalTokens tokens;
    private final RecoveryCodes codes;
    private final Blocks blocks;
    private final Reports reports;
    private final NoticeAddresses notices;
    private final StudyDepartures studies;
    private final JdbcClient jdbc;
    private final InstantSource clock;

    OwnData(
            SessionRows sessionRows,
            PersonalTokens tokens,
            RecoveryCodes codes,
            Blocks blocks,
            Reports reports,
            NoticeAddresses notices,
            StudyDepartures studies,
            JdbcClient jdbc,
            InstantSource clock) {
        this.sessionRows = sessionRows;
        this.tokens = tokens;
        this.codes = codes;
        this.blocks = blocks;
        this.reports = reports;
        this.notices = notices;
        this.studies = studies;
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /** A seat the player took; the linked history contains what they may know of the game. */
    record Seat(String table, int seat, String since, String history) {}

    record Known(String issuer, String subject) {}

    record Everything(
            PlayerId player,
            @Nullable String name,
            @Nullable String displayName,
            boolean guest,
            List<String> roles,
            @Nullable String language,
            @Nullable String timeZone,
            Instant createdAt,
            boolean hasPassword,
            int recoveryCodesLeft,
            List<Known> externalIdentities,
            List<SessionRows.Listed> sessions,
            List<PersonalTokens.Listed> tokens,
            List<Blocks.Blocked> blocks,
            List<Report> reports,
            NoticeAddresses.@Nullable Address notices,
            List<Seat> seats,
            List<StudyDepartures.OwnStudy> studies) {}

    Everything of(Account account) {
        PlayerId player = account.player();
        Instant now = clock.instant();
        return new Everything(
                player,
                account.name(),
                account.displayName(),
                account.guest(),
                account.roles(),
                account.language(),
                account.timeZone(),
                account.createdAt(),
                account.passwordHash() != null,
                codes.left(player),
                identities(player),
                sessionRows.of(player, now),
                tokens.of(player, now),
                blocks.of(player),
                reports.by(player),
                notices.find(player).orElse(null),
                seats(player),
                studies.of(player));
    }

    private List<Known> identities(PlayerId player) {
        return jdbc.sql("select issuer, subject from external_identity where player_id = ? order by 1, 2")
                .param(player.code())
                .query((row, _) -> new Known(row.getString(1), row.getString(2)))
                .list();
    }

    private List<Seat> seats(PlayerId player) {
        return jdbc.sql("""
                select aggregate_identifier, (payload ->> 'seat')::int, time_stamp from domain_event_entry
                where payload_type = 'table.SeatTaken' and payload ->> 'player' = ? order by global_index
                """)
                .param(player.code())
                .query((row, _) -> new Seat(
                        row.getString(1),
                        row.getInt(2),
                        row.getString(3),
                        "/api/v1/tables/" + row.getString(1) + "/history"))
                .list();
    }
}
