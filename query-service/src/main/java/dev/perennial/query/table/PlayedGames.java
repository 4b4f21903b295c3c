package dev.perennial.query.table;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import java.time.ZoneOffset;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** Writes {@code played_game} and {@code played_seat}. */
@Repository
class PlayedGames {
    private final JdbcTemplate jdbc;
    private final TableEvents events;

    PlayedGames(JdbcTemplate jdbc, TableEvents events) {
        this.jdbc = jdbc;
        this.events = events;
    }

    /** Tables after some of their events, which are stored already. */
    void save(List<TableMoment> moments) {
        for (TableMoment moment : moments) {
            TableStatus status = moment.table().status();
            if (status == TableStatus.FINISHED || status == TableStatus.ABORTED) {
                remove(moment.table().id());
            }
            if (status == TableStatus.FINISHED) {
                insert(PlayedGame.of(events.after(moment.table().id(), -1)));
            }
        }
    }

    private void remove(TableId table) {
        jdbc.update("delete from played_game where table_id = ?", table.code());
        jdbc.update("delete from played_seat where table_id = ?", table.code());
    }

    private void insert(PlayedGame game) {
        var at = game.finishedAt().atOffset(ZoneOffset.UTC);
        jdbc.update(
                """
                insert into played_game (table_id, game, finished_at, delay_seconds, listed, tournament, players, seats,
                  moves, events, minutes)
                values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?)
                """,
                game.table(),
                game.game(),
                at,
                game.delaySeconds(),
                game.listed(),
                game.tournament(),
                game.seats().stream().map(PlayedGame.Seat::player).toArray(String[]::new),
                Json.mapper()
                        .writeValueAsString(
                                game.seats().stream().map(PlayedGame.Seat::row).toList()),
                game.moves(),
                game.events(),
                game.minutes());
        for (PlayedGame.Seat seat : game.branch() ? List.<PlayedGame.Seat>of() : game.seats()) {
            jdbc.update(
                    """
                    insert into played_seat (table_id, seat, player_id, game, finished_at, place, points, figures)
                    values (?, ?, ?, ?, ?, ?, ?, ?::jsonb)
                    """,
                    game.table(),
                    seat.seat(),
                    seat.player(),
                    game.game(),
                    at,
                    seat.place(),
                    seat.ownPoints(),
                    Json.mapper().writeValueAsString(seat.figures()));
        }
    }
}
