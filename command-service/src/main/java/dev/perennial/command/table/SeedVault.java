package dev.perennial.command.table;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.chance.ServerSeed;

/** Stores server seeds, which must not be in any event before the game is over. */
public interface SeedVault {
    /**
     * Keeps the seed of a new table.
     *
     * @throws TableRefused if it has one already, and so was opened before
     */
    void keep(TableId table, ServerSeed seed);

    ServerSeed of(TableId table);
}
