package dev.perennial.command.auth;

import dev.perennial.command.account.AccountChanges;
import dev.perennial.command.account.AccountProblems;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.community.Blocks;
import dev.perennial.command.community.Reports;
import dev.perennial.command.notice.NoticeAddresses;
import dev.perennial.command.table.Departures;
import dev.perennial.contract.PlayerId;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Everything about a person goes at once; what he played stays, under an id that says nothing. He leaves his tables. */
@Service
class Erasure {
    private final Accounts accounts;
    private final AccountChanges changes;
    private final SignIns signIns;
    private final RecoveryCodes codes;
    private final RecoveryLinks links;
    private final PersonalTokens tokens;
    private final Blocks blocks;
    private final Reports reports;
    private final NoticeAddresses notices;
    private final Departures departures;
    private final JdbcClient jdbc;
    private final InstantSource clock;

    Erasure(
            Accounts accounts,
            AccountChanges changes,
            SignIns signIns,
            RecoveryCodes codes,
            RecoveryLinks links,
            PersonalTokens tokens,
            Blocks blocks,
            Reports reports,
            NoticeAddresses notices,
            Departures departures,
            JdbcClient jdbc,
            InstantSource clock) {
        this.accounts = accounts;
        this.changes = changes;
        this.signIns = signIns;
        this.codes = codes;
        this.links = links;
        this.tokens = tokens;
        this.blocks = blocks;
        this.reports = reports;
        this.notices = notices;
        this.departures = departures;
        this.jdbc = jdbc;
        this.clock = clock;
    }

    @Transactional
    public void erase(PlayerId player) {
        AccountProblems.refuseLast(accounts.lockAdmins(), player);
        Instant now = clock.instant();
        departures.note(player);
        changes.erase(player);
        signIns.revokeAll(player, now);
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
