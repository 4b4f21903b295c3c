package dev.perennial.domain.table.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.Decision;
import dev.perennial.games.GameEvent;

/** Checks that several deciders share. */
final class TableChecks {
    private TableChecks() {}

    static int seatOf(TableState table, PlayerId player) {
        return table.seatOf(player).orElseThrow(() -> new TableRefused(TableRefusal.NOT_SEATED));
    }

    static void requireOwner(TableState table, PlayerId player) {
        if (!table.owner().equals(player)) {
            throw new TableRefused(TableRefusal.NOT_OWNER);
        }
    }

    static void requireOpen(TableState table) {
        if (table.status() != TableStatus.OPEN) {
            throw new TableRefused(TableRefusal.TABLE_NOT_OPEN);
        }
    }

    /** Players cannot leave a seat once the cards are dealt. */
    static void requireNotDealt(TableState table) {
        if (table.status() == TableStatus.PLAYING) {
            throw new TableRefused(
                    table.tournament() == null ? TableRefusal.CARDS_DEALT : TableRefusal.CARDS_DEALT_IN_TOURNAMENT);
        }
    }

    static void requirePlaying(TableState table) {
        if (table.status() != TableStatus.PLAYING) {
            throw new TableRefused(
                    table.status() == TableStatus.FINISHED ? TableRefusal.GAME_OVER : TableRefusal.NOT_PLAYING);
        }
    }

    static void requireNotOver(TableState table) {
        if (table.isOver()) {
            throw new TableRefused(TableRefusal.GAME_OVER);
        }
    }

    /** The game's decision, if it accepts; its refusal becomes the table's. */
    static Decision.Accepted<GameEvent> accepted(Decision<GameEvent> decision) {
        return switch (decision) {
            case Decision.Accepted<GameEvent> accepted -> accepted;
            case Decision.Refused<GameEvent>(var refusal) -> throw new TableRefused(refusal);
        };
    }
}
