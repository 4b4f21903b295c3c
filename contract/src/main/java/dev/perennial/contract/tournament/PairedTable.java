package dev.perennial.contract.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table of a round, to be opened under its id. The first seat begins.
 *
 * @param number in the order of the round, from 1
 */
public record PairedTable(int number, TableId table, List<PairedSeat> seats) {
    public PairedTable {
        seats = List.copyOf(seats);
    }

    /**
     * Who sits there.
     *
     * @param bot which bot plays here; null for people
     */
    public record PairedSeat(PlayerId player, @Nullable String bot, String clientSeed) {}

    public List<PlayerId> players() {
        return seats.stream().map(PairedSeat::player).toList();
    }
}
