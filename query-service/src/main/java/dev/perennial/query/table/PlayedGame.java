package dev.perennial.query.table;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.games.GameEvent;
import dev.perennial.games.Result.SeatResult;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game with a result, computed from its events.
 *
 * @param branch whether it went on with another game: then it says nothing about how well its players play
 */
record PlayedGame(
        String table,
        String game,
        Instant finishedAt,
        int delaySeconds,
        boolean listed,
        boolean branch,
        @Nullable String tournament,
        List<Seat> seats,
        int moves,
        int events,
        int minutes) {

    /** @param forfeited the player forfeited the seat, and later moves there are not theirs */
    record Seat(
            int seat,
            String player,
            int place,
            int points,
            boolean bot,
            boolean forfeited,
            Map<String, Integer> figures) {
        @Nullable
        Integer ownPoints() {
            return forfeited ? null : points;
        }

        SeatRow row() {
            return new SeatRow(seat, player, place, points, bot);
        }
    }

    static PlayedGame of(List<RecordedEvent> events) {
        TableMoment moment = null;
        Instant started = events.getFirst().time();
        Instant finished = null;
        int moves = 0;
        for (RecordedEvent event : events) {
            moment = TableMoment.after(moment, event);
            if (event.event() instanceof TableEvent.PlayStarted) {
                started = event.time();
            } else if (event.event() instanceof TableEvent.MoveMade) {
                moves++;
            }
            if (finished == null && moment.table().result() != null) {
                finished = event.time();
            }
        }
        TableState table = Objects.requireNonNull(moment).table();
        Instant end = Objects.requireNonNull(finished, "a finished game has a result");
        return new PlayedGame(
                table.id().code(),
                table.gameId(),
                end,
                (int) SpectatorDelay.of(table).toSeconds(),
                table.terms().visibility() == TableTerms.Visibility.PUBLIC,
                table.opening().origin() != null,
                table.tournament(),
                seats(table, events),
                moves,
                events.size(),
                (int) Duration.between(started, end).toMinutes());
    }

    private static List<Seat> seats(TableState table, List<RecordedEvent> events) {
        List<GameEvent> told = events.stream()
                .map(RecordedEvent::event)
                .filter(GameEvent.class::isInstance)
                .map(GameEvent.class::cast)
                .toList();
        var game = table.game();
        var figures = game.result(table.runningPosition()).isPresent()
                ? game.statistics().figures(told, table.runningPosition())
                : List.<Map<String, Integer>>of();
        return Objects.requireNonNull(table.result()).seats().stream()
                .map(result -> seat(table, result, figures))
                .toList();
    }

    /** A game that ended early has no figures, and neither has a player whose seat a bot took over. */
    private static Seat seat(TableState table, SeatResult result, List<Map<String, Integer>> figures) {
        SeatState seat = table.seat(result.seat());
        return new Seat(
                result.seat(),
                seat.player().code(),
                result.place(),
                result.points(),
                seat.bot() != null && !seat.isForfeited(),
                seat.isForfeited(),
                result.seat() < figures.size() && !seat.isForfeited() ? figures.get(result.seat()) : Map.of());
    }
}
