package dev.perennial.command.table;

import dev.perennial.contract.table.TableId;
import dev.perennial.games.chance.ServerSeed;

/** Keeps server seeds, which must not stand in any event before the game is over. */
public interface SeedVault {
    /**
     * Keeps the seed of a new table.
     *
     * @throws Refused if it has one already, and so was opened before
     */
    void keep(TableId table, ServerSeed seed);

    ServerSeed of(TableId table);
}
