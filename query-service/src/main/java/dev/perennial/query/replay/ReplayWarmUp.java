package dev.perennial.query.replay;

import dev.perennial.domain.table.TableId;
import dev.perennial.games.Games;
import dev.perennial.games.Viewer;
import dev.perennial.query.table.TableEvents;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * Writes a few replays that nobody asked for, in the background after the start. Otherwise the first visitor would wait
 * until all classes of all games are loaded and compiled.
 */
@Component
class ReplayWarmUp {
    private static final Logger LOG = LoggerFactory.getLogger(ReplayWarmUp.class);
    private static final int ROUNDS = 5;

    private final JdbcTemplate jdbc;
    private final TableEvents events;

    ReplayWarmUp(JdbcTemplate jdbc, TableEvents events) {
        this.jdbc = jdbc;
        this.events = events;
    }

    @EventListener(ApplicationReadyEvent.class)
    public void start() {
        var _ = Thread.ofPlatform().name("replay-warm-up").daemon().start(() -> {
            try {
                int written = run();
                LOG.debug("{} replays written to warm up", written);
            } catch (RuntimeException e) {
                LOG.debug("replays could not be warmed up", e); // the first visitor waits a little
            }
        });
    }

    /** Answers how many replays were written. */
    int run() {
        List<TableId> games =
                Games.all().stream().flatMap(game -> latest(game.id()).stream()).toList();
        for (int round = 0; round < ROUNDS; round++) {
            for (TableId game : games) {
                byte[] _ = new ReplayWriter(new Perspective("open", new Viewer.Open())).whole(events.after(game, -1));
            }
        }
        return ROUNDS * games.size();
    }

    private List<TableId> latest(String game) {
        return jdbc.query(
                "select table_id from played_game where game = ? order by finished_at desc limit 1",
                (row, _) -> new TableId(row.getString(1)),
                game);
    }
}
