package dev.perennial.query.board;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.Viewer;
import dev.perennial.http.ProblemException;
import dev.perennial.query.table.Moment;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Shows moments to viewers. Nothing hidden passes here: positions go through the game's view, events through redact. */
final class Eyes {
    /** Some games have more legal moves than anybody wants to receive. */
    static final int MOST_MOVES = 2_000;

    private Eyes() {}

    /** Through whose eyes the player looks at this moment: his seat's if he has one. */
    static Viewer viewer(Moment moment, Optional<PlayerId> player) {
        return player.flatMap(moment.table()::seatOf)
                .<Viewer>map(Viewer.Seat::new)
                .orElseGet(Viewer.Spectator::new);
    }

    /** Some tables are nobody else's business as long as they are played. */
    static void requireAllowed(Moment moment, Optional<PlayerId> player) {
        TableState table = moment.table();
        boolean allowed = table.terms().spectators()
                || table.status() != TableStatus.PLAYING
                || player.filter(who ->
                                who.equals(table.owner()) || table.seatOf(who).isPresent())
                        .isPresent();
        if (!allowed) {
            throw new ProblemException(
                    HttpStatus.FORBIDDEN, "SPECTATORS_NOT_ALLOWED", "This table is played without spectators.");
        }
    }

    static TableView view(Moment moment, Viewer viewer) {
        TableState table = moment.table();
        Integer seat = viewer instanceof Viewer.Seat(int number) ? number : null;
        GameState position = table.position();
        return new TableView(
                TableShape.of(table),
                moment.sequence(),
                moment.time(),
                seat,
                seat == null ? null : table.seat(seat).nextMove(),
                moment.awaited(),
                TableShape.clocks(table),
                position == null ? null : table.game().view(position, eyesOn(table, viewer)),
                legalMoves(moment, seat),
                table.result());
    }

    static TableFrame frame(Moment moment, Viewer viewer) {
        Object event = moment.last().event();
        String type = EventTypes.nameOf(event.getClass()).orElseThrow();
        TableView after = view(moment, viewer);
        if (event instanceof GameEvent gameEvent) {
            var game = moment.table().game();
            GameEvent redacted = game.redact(gameEvent, viewer);
            return new TableFrame(type, redacted, game.describe(redacted), after);
        }
        TableEvent redacted = redact((TableEvent) event, viewer);
        return new TableFrame(type, redacted, TableSentences.of(redacted), after);
    }

    /** When all is over nothing is hidden any more. */
    private static Viewer eyesOn(TableState table, Viewer viewer) {
        return table.isOver() ? new Viewer.Open() : viewer;
    }

    /** A move may be a secret choice: only its own seat sees it. What it led to, the game's own events tell. */
    private static TableEvent redact(TableEvent event, Viewer viewer) {
        return event instanceof TableEvent.MoveMade made && !viewer.isSeat(made.seat())
                ? new TableEvent.MoveMade(
                        made.table(), made.seat(), made.number(), null, null, made.caused(), made.chance())
                : event;
    }

    private static List<GameMove> legalMoves(Moment moment, @Nullable Integer seat) {
        return seat != null && moment.awaited().contains(seat)
                ? moment.table()
                        .game()
                        .legalMoves(moment.table().runningPosition(), seat)
                        .limit(MOST_MOVES)
                        .toList()
                : List.of();
    }
}
