package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.AbortTable;
import dev.perennial.contract.table.TableEvent.SeedRevealed;
import dev.perennial.contract.table.TableEvent.TableAborted;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.games.chance.ServerSeed;
import java.util.List;
import java.util.Objects;

/** Judges every end of a table that is not the end of its game. */
final class EndDecider {
    private EndDecider() {}

    static List<Object> abort(TableState table, AbortTable command, ServerSeed seed) {
        Rules.requireOwner(table, command.player());
        boolean begun = table.seats().stream()
                .filter(Objects::nonNull)
                .anyMatch(seat -> !seat.moves().isEmpty());
        if (begun || table.status() == TableStatus.FINISHED || table.status() == TableStatus.ABORTED) {
            throw new Refused(TableRefusal.TABLE_NOT_OPEN);
        }
        return List.of(new TableAborted(table.id(), command.player()), new SeedRevealed(table.id(), seed.hex()));
    }
}
