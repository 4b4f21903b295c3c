package dev.perennial.contract.table;

import dev.perennial.contract.PlayerId;
import dev.perennial.games.Result;
import java.time.Instant;
import java.util.List;

/**
 * The value of a record on the results topic. A later record of the same table corrects the earlier one.
 *
 * @param resultNo given once by the relay; ladders follow this number, whatever order records arrive in
 * @param players who sat where, in seat order
 */
public record ResultRecord(
        long resultNo,
        TableId table,
        long sequence,
        String game,
        Instant time,
        List<PlayerId> players,
        Result result,
        Ending ending,
        Counting counting) {
    public ResultRecord {
        players = List.copyOf(players);
    }

    /** A game between people, played to its end. */
    public ResultRecord(
            long resultNo,
            TableId table,
            long sequence,
            String game,
            Instant time,
            List<PlayerId> players,
            Result result) {
        this(resultNo, table, sequence, game, time, players, result, Ending.PLAYED, Counting.casual());
    }
}
