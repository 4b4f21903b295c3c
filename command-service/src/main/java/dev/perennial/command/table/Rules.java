package dev.perennial.command.table;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.Decision;
import dev.perennial.games.GameEvent;
import java.util.List;

/** What all deciders ask. */
final class Rules {
    private Rules() {}

    static int seatOf(TableState table, PlayerId player) {
        return table.seatOf(player).orElseThrow(() -> new Refused(TableRefusal.NOT_SEATED));
    }

    static void requireOwner(TableState table, PlayerId player) {
        if (!table.owner().equals(player)) {
            throw new Refused(TableRefusal.NOT_OWNER);
        }
    }

    /** What the game answered; its refusal is the table's. */
    static List<GameEvent> accepted(Decision<GameEvent> decision) {
        return switch (decision) {
            case Decision.Accepted<GameEvent>(var events) -> events;
            case Decision.Refused<GameEvent>(var refusal) -> throw new Refused(refusal);
        };
    }
}
