package dev.perennial.query.ladder;

import dev.perennial.domain.table.ResultRecord;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The tables {@code ladder_game} and {@code ladder_correction}. */
@Repository
class LadderGames {
    private final JdbcClient jdbc;

    LadderGames(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** Answers the game from which on ladders have to be rated; empty if the result changes none. */
    Optional<RatedGame> take(ResultRecord result) {
        Optional<RatedGame> known = find(result.table().code());
        Optional<RatedGame> told = RatedGame.of(result);
        if (known.isEmpty()) {
            told.ifPresent(this::insert);
            return told;
        }
        RatedGame before = known.get();
        if (result.sequence() <= before.sequence()) {
            return Optional.empty();
        }
        if (result.counting().lacksApproval()) {
            return Optional.empty(); // what was played, or decided with approval, goes on counting
        }
        correct(before, result, told.map(RatedGame::places).orElse(List.of()));
        remove(before);
        told.map(before::corrected).ifPresent(this::insert);
        return known;
    }

    /** The ladder's games from the given number on, in order. */
    List<RatedGame> from(LadderName ladder, long resultNo) {
        return jdbc.sql("""
                select * from ladder_game
                where kind = :kind and (:ladder = 'overall' or game = :ladder) and result_no >= :from
                order by result_no
                """)
                .param("kind", ladder.kind())
                .param("ladder", ladder.name())
                .param("from", resultNo)
                .query(LadderGames::game)
                .list();
    }

    private Optional<RatedGame> find(String table) {
        return jdbc.sql("select * from ladder_game where table_id = ?")
                .param(table)
                .query(LadderGames::game)
                .optional();
    }

    private void insert(RatedGame game) {
        jdbc.sql("""
                insert into ladder_game
                  (result_no, table_id, sequence, game, kind, finished_at, players, places)
                values (?, ?, ?, ?, ?, ?, ?, ?)
                """)
                .params(
                        game.resultNo(),
                        game.table(),
                        game.sequence(),
                        game.game(),
                        game.kind(),
                        game.at().atOffset(ZoneOffset.UTC),
                        game.players().toArray(String[]::new),
                        game.places().toArray(Integer[]::new))
                .update();
    }

    private void remove(RatedGame game) {
        jdbc.sql("delete from ladder_game where result_no = ?")
                .param(game.resultNo())
                .update();
    }

    private void correct(RatedGame before, ResultRecord correction, List<Integer> places) {
        jdbc.sql("""
                insert into ladder_correction
                  (result_no, rated_as, table_id, game, kind, at, places_before, places_after)
                values (?, ?, ?, ?, ?, ?, ?, ?)
                """)
                .params(
                        correction.resultNo(),
                        before.resultNo(),
                        before.table(),
                        before.game(),
                        before.kind(),
                        correction.time().atOffset(ZoneOffset.UTC),
                        before.places().toArray(Integer[]::new),
                        places.toArray(Integer[]::new))
                .update();
    }

    private static RatedGame game(ResultSet row, int number) throws SQLException {
        return new RatedGame(
                row.getLong("result_no"),
                row.getString("table_id"),
                row.getLong("sequence"),
                row.getString("game"),
                row.getString("kind"),
                row.getObject("finished_at", OffsetDateTime.class).toInstant(),
                List.of((String[]) row.getArray("players").getArray()),
                integers(row.getArray("places")));
    }

    static List<Integer> integers(Array array) throws SQLException {
        return List.of((Integer[]) array.getArray());
    }
}
