package dev.perennial.tournament.result;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.ResultRecord;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

/** The part of a game's result that a ladder needs. */
record RatedResult(long resultNo, String table, String game, List<PlayerId> players, List<Integer> places) {
    static RatedResult of(ResultRecord result) {
        return new RatedResult(
                result.resultNo(), result.table().code(), result.game(), result.players(), result.ratedPlaces());
    }

    static RatedResult ofRow(ResultSet row, int number) throws SQLException {
        return new RatedResult(
                row.getLong("first_no"),
                row.getString("table_id"),
                row.getString("game"),
                Arrays.stream((String[]) row.getArray("players").getArray())
                        .map(PlayerId::new)
                        .toList(),
                List.of((Integer[]) row.getArray("places").getArray()));
    }
}
