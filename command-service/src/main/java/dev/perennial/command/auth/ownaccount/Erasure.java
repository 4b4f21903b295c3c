package dev.perennial.command.auth.ownaccount;

import dev.perennial.command.account.AccountChanges;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.auth.recovery.RecoveryCodes;
import dev.perennial.command.auth.recovery.RecoveryLinks;
import dev.perennial.command.auth.session.SessionRows;
import dev.perennial.command.auth.token.PersonalTokens;
import dev.perennial.command.community.Blocks;
import dev.perennial.command.community.Reports;
import dev.perennial.command.notice.NoticeAddresses;
import dev.perennial.command.study.StudyDepartures;
import dev.perennial.command.table.Departures;
import dev.perennial.domain.PlayerId;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Erases all personal data of a player at once. Their games stay, under an id that says nothing. They leave their open
 * tables, and their studies are deleted.
 */
@Service
class Erasure {
    private final Accounts accounts;
    private final AccountChanges changes;
    private final SessionRows sessionRows;
    private final RecoveryCodes codes;
    private final RecoveryLinks links;
    private final PersonalTokens tokens;
    private final Blocks blocks;
    private final Reports reports;
    private final NoticeAddresses notices;
    private final Departures departures;
    private final StudyDepartures studies;
    private final JdbcClient jdbc;
    private final InstantSource clock;

    Erasure(
            Accounts accounts,
            AccountChanges changes,
            SessionRows sessionRows,
            RecoveryCodes codes,
            RecoveryLinks links,
            PersonalTokens tokens,
            Blocks blocks,
            Reports reports,
            NoticeAddresses notices,
            Departures departures,
            StudyDepartures studies,
            JdbcClient jdbc,
            InstantSource clock) {
        this.accounts = accounts;
        this.changes = changes;
        this.sessionRows = sessionRows;
        this.codes = codes;
        this.links = links;
        this.tokens = tokens;
        this.blocks = blocks;
        this.reports = reports;
        this.notices = notices;
        this.departures = departures;
        this.studies = studies;
        this.jdbc = jdbc;
        this.clock = clock;
    }

    @Transactional
    public void erase(PlayerId player) {
        AccountRefusals.refuseLast(accounts.lockAdmins(), player);
        Instant now = clock.instant();
        departures.note(player);
        studies.note(player);
        changes.erase(player);
        sessionRows.revokeAll(player, now);
        codes.remove(player);
        links.remove(player);
        tokens.erase(player, now);
        blocks.forget(player);
        reports.forget(player);
        notices.forget(player);
        jdbc.sql("delete from external_identity where player_id = ?")
                .param(player.code())
                .update();
        jdbc.sql("""
                update rated_approval set withdrawn_at = ?
                where approved = 'ORGANISER' and approved_id = ? and withdrawn_at is null
                """).params(now.atOffset(ZoneOffset.UTC), player.code()).update();
        jdbc.sql("update admin_action set detail = null where player_id = ?")
                .param(player.code())
                .update();
    }
}
