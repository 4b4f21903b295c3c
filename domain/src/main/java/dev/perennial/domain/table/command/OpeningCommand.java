package dev.perennial.domain.table.command;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.branch.Branch;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** Commands that open a table. */
public sealed interface OpeningCommand extends CommandToTable {

    ServerSeed seed();

    /**
     * Opens a table.
     *
     * @param clock null for the one the game is usually played with
     * @param bots levels of the bots that take its last seats
     * @param terms whose clock does not count
     * @param invited who may sit down without the link
     */
    record OpenTable(
            TableId table,
            PlayerId owner,
            String game,
            int seats,
            FirstSeat firstSeat,
            Document options,
            @Nullable Clock clock,
            List<String> bots,
            TableTerms terms,
            @Nullable TableId rematchOf,
            List<PlayerId> invited,
            ServerSeed seed,
            Instant at)
            implements OpeningCommand {
        public OpenTable {
            bots = List.copyOf(bots);
            invited = List.copyOf(invited);
        }

        /** A plain table without bots. */
        public OpenTable(
                TableId table,
                PlayerId owner,
                String game,
                int seats,
                FirstSeat firstSeat,
                Document options,
                ServerSeed seed) {
            this(
                    table,
                    owner,
                    game,
                    seats,
                    firstSeat,
                    options,
                    null,
                    List.of(),
                    TableTerms.casual(),
                    null,
                    List.of(),
                    seed,
                    Instant.EPOCH);
        }
    }

    /**
     * Opens a table with all players seated, and starts the game.
     *
     * @param tournament it is played for
     * @param seating in seat order
     */
    record OpenSeatedTable(
            TableId table,
            PlayerId owner,
            String game,
            Document options,
            FirstSeat firstSeat,
            TableTerms terms,
            @Nullable String tournament,
            List<Seating> seating,
            ServerSeed seed,
            Instant at)
            implements OpeningCommand {
        public OpenSeatedTable {
            seating = List.copyOf(seating);
        }
    }

    /** Opens a table that goes on from a moment of another game, with bots of these levels by their seats. */
    record OpenBranch(
            TableId table,
            PlayerId owner,
            Branch branch,
            SortedMap<Integer, String> bots,
            TableTerms terms,
            ServerSeed seed,
            Instant at)
            implements OpeningCommand {}
}
