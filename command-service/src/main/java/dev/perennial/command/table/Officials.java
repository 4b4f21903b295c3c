package dev.perennial.command.table;

import dev.perennial.command.account.Role;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.OfficialDecision;
import dev.perennial.contract.table.TableId;
import dev.perennial.http.CurrentPlayer;
import java.time.Instant;
import java.util.List;
import org.springframework.stereotype.Component;

/** Who may decide over a table he does not sit at: admins, and whoever organises the tournament it belongs to. */
@Component
class Officials {
    private final List<TableOrganisers> organisers;

    Officials(List<TableOrganisers> organisers) {
        this.organisers = organisers;
    }

    /** What a decision of theirs is worth at that time; refused if they may not make one. */
    OfficialDecision decision(CurrentPlayer official, TableId table, Instant at) {
        PlayerId player = official.id();
        boolean admin = official.roles().contains(Role.ADMIN);
        if (!admin && organisers.stream().noneMatch(each -> each.organises(player, table))) {
            throw new Refused(TableRefusal.NOT_OFFICIAL);
        }
        return new OfficialDecision(player, admin || organisers.stream().anyMatch(each -> each.wasApproved(table, at)));
    }
}
