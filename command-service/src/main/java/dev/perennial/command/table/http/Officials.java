package dev.perennial.command.table.http;

import dev.perennial.command.account.Role;
import dev.perennial.command.table.TableOrganisers;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.http.CurrentPlayer;
import java.time.Instant;
import java.util.List;
import org.springframework.stereotype.Component;

/** Decides who may rule on a table without sitting there: admins, and the organisers of its tournament. */
@Component
class Officials {
    private final List<TableOrganisers> organisers;

    Officials(List<TableOrganisers> organisers) {
        this.organisers = organisers;
    }

    /** The weight of an official's decision at that time; refused if they may not make one. */
    OfficialDecision decision(CurrentPlayer official, TableId table, Instant at) {
        PlayerId player = official.id();
        boolean admin = official.roles().contains(Role.ADMIN);
        if (!isOfficial(official, table)) {
            throw new TableRefused(TableRefusal.NOT_OFFICIAL);
        }
        return new OfficialDecision(player, admin || organisers.stream().anyMatch(each -> each.wasApproved(table, at)));
    }

    /** Whether they comment at all tables of the table's tournament. */
    boolean isCommentator(PlayerId player, TableId table) {
        return organisers.stream().anyMatch(each -> each.commentates(player, table));
    }

    /** Whether they are an admin, or an organiser of the table's tournament. */
    boolean isOfficial(CurrentPlayer player, TableId table) {
        return player.roles().contains(Role.ADMIN)
                || organisers.stream().anyMatch(each -> each.organises(player.id(), table));
    }
}
