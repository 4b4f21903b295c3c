package dev.perennial.command.table;

import dev.perennial.command.account.Role;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.http.CurrentPlayer;
import java.util.List;
import org.springframework.stereotype.Component;

/** Who may decide over a table he does not sit at: admins, and whoever organises the tournament it belongs to. */
@Component
class Officials {
    private final List<TableOrganisers> organisers;

    Officials(List<TableOrganisers> organisers) {
        this.organisers = organisers;
    }

    void require(CurrentPlayer official, TableId table) {
        PlayerId player = official.id();
        boolean may = official.roles().contains(Role.ADMIN)
                || organisers.stream().anyMatch(each -> each.organises(player, table));
        if (!may) {
            throw new Refused(TableRefusal.NOT_OFFICIAL);
        }
    }
}
