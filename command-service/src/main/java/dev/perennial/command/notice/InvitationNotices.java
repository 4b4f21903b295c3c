package dev.perennial.command.notice;

import dev.perennial.command.community.Blocks;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent.PlayerInvited;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Notifies players that they are invited to a tournament: once per tournament, in the site's own words, and never on
 * behalf of someone they have blocked. Invitations above a sender's limits only appear on the player's pages.
 */
@Component
public class InvitationNotices {
    private final Blocks blocks;
    private final NoticeRows rows;
    private final NoticeSender sender;
    private final NoticeSettings settings;
    private final JdbcTemplate jdbc;

    InvitationNotices(Blocks blocks, NoticeRows rows, NoticeSender sender, NoticeSettings settings, JdbcTemplate jdbc) {
        this.blocks = blocks;
        this.rows = rows;
        this.sender = sender;
        this.settings = settings;
        this.jdbc = jdbc;
    }

    /** A record that is read twice notifies only once. */
    @Transactional
    public void invited(PlayerInvited invitation) {
        PlayerId player = invitation.player();
        if (blocks.against(invitation.by()).contains(player) || isTooMuch(invitation) || !note(invitation)) {
            return;
        }
        rows.addInvitation(player, invitation.tournament());
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                sender.wake();
            }
        });
    }

    private boolean isTooMuch(PlayerInvited invitation) {
        return count(
                                "sender_id = ? and told_at > now() - interval '1 hour'",
                                invitation.by().code())
                        >= settings.invitationsPerHour()
                || count(
                                "sender_id = ? and player_id = ? and told_at > now() - interval '1 day'",
                                invitation.by().code(),
                                invitation.player().code())
                        >= settings.invitationsToOnePerDay();
    }

    private long count(String where, Object... values) {
        Long found = jdbc.queryForObject("select count(*) from invitation_notice where " + where, Long.class, values);
        return found == null ? 0 : found;
    }

    private boolean note(PlayerInvited invitation) {
        return jdbc.update(
                        "insert into invitation_notice (tournament_id, player_id, sender_id) values (?, ?, ?) "
                                + "on conflict do nothing",
                        invitation.tournament().code(),
                        invitation.player().code(),
                        invitation.by().code())
                == 1;
    }
}
