package dev.perennial.domain.table;

import dev.perennial.domain.PlayerId;
import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import java.time.Instant;
import java.util.Comparator;
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
        RatingEligibility counting) {
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
        this(resultNo, table, sequence, game, time, players, result, Ending.PLAYED, RatingEligibility.casual());
    }

    /**
     * The places as every ladder counts them, in seat order: the result's own. Players who forfeited are last in it
     * already, unless an official has decided otherwise.
     */
    public List<Integer> ratedPlaces() {
        var places = result.seats().stream()
                .sorted(Comparator.comparingInt(SeatResult::seat))
                .map(SeatResult::place)
                .toList();
        if (places.size() != players.size()) {
            throw new IllegalArgumentException("every player needs a place");
        }
        return places;
    }
}
