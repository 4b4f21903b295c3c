package dev.perennial.query.board;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.Viewer;
import dev.perennial.http.ProblemException;
import dev.perennial.query.table.TableMoment;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/**
 * Shows moments to viewers. Nothing hidden passes here: positions go through the game's view, events through redact.
 */
public final class TableViews {
    /** Some games have more legal moves than anyone wants to receive. */
    static final int MOST_MOVES = 2_000;

    private TableViews() {}

    /** The viewer a player is at this moment: their seat if they have one. */
    static Viewer viewer(TableMoment moment, Optional<PlayerId> player) {
        return player.flatMap(moment.table()::seatOf)
                .<Viewer>map(Viewer.Seat::new)
                .orElseGet(Viewer.Spectator::new);
    }

    /** Private tables are hidden from others while they are played. */
    public static boolean isAllowed(TableMoment moment, Optional<PlayerId> player) {
        TableState table = moment.table();
        return table.terms().spectators()
                || table.status() != TableStatus.PLAYING
                || player.filter(who ->
                                who.equals(table.owner()) || table.seatOf(who).isPresent())
                        .isPresent();
    }

    public static void requireAllowed(TableMoment moment, Optional<PlayerId> player) {
        if (!isAllowed(moment, player)) {
            throw new ProblemException(
                    HttpStatus.FORBIDDEN, "SPECTATORS_NOT_ALLOWED", "This table is played without spectators.");
        }
    }

    static TableView view(TableMoment moment, Viewer viewer) {
        return view(moment, viewer, MOST_MOVES);
    }

    /** With at most the given number of legal moves. */
    static TableView view(TableMoment moment, Viewer viewer, int mostMoves) {
        return view(
                moment,
                viewer,
                legalMoves(moment, seat(viewer)).limit(mostMoves).toList());
    }

    /** The same without legal moves, which belong to the present alone. */
    public static TableView position(TableMoment moment, Viewer viewer) {
        return view(moment, viewer, List.of());
    }

    private static @Nullable Integer seat(Viewer viewer) {
        return viewer instanceof Viewer.Seat(int number) ? number : null;
    }

    private static TableView view(TableMoment moment, Viewer viewer, List<GameMove> moves) {
        TableState table = moment.table();
        Integer seat = sitting(table, viewer);
        GameState position = table.position();
        return new TableView(
                TableFacts.of(table),
                moment.sequence(),
                moment.time(),
                seat,
                seat == null ? null : table.seat(seat).nextMove(),
                moment.awaited(),
                TableFacts.clocks(table),
                position == null ? null : table.game().view(position, eyesOn(table, viewer)),
                moves,
                table.result());
    }

    /** In a replay the viewer's seat may not have been taken yet. */
    private static @Nullable Integer sitting(TableState table, Viewer viewer) {
        Integer seat = seat(viewer);
        return seat == null || table.seats().get(seat) == null ? null : seat;
    }

    static TableFrame frame(TableMoment moment, Viewer viewer) {
        EventView shown = shown(moment, viewer);
        return new TableFrame(shown.type(), shown.event(), shown.sentence(), view(moment, viewer));
    }

    /** The moment's event as the viewer may see it. */
    public static EventView shown(TableMoment moment, Viewer viewer) {
        Object event = moment.last().event();
        String type = EventTypes.nameOf(event.getClass()).orElseThrow();
        if (event instanceof GameEvent gameEvent) {
            var game = moment.table().game();
            boolean past = moment.table().status() == TableStatus.OPEN;
            GameEvent redacted = game.redact(gameEvent, past ? new Viewer.Spectator() : viewer);
            return new EventView(type, redacted, game.describe(redacted));
        }
        TableEvent redacted = redact((TableEvent) event, viewer, moment.table());
        return new EventView(type, redacted, TableSentences.of(redacted));
    }

    /**
     * After the game nothing is hidden. Before it only a table that goes on with another game has a position: nobody
     * sees more of its past than spectators, or they could look at a hand and choose another seat, and would learn of a
     * redealt game what was dealt before.
     */
    private static Viewer eyesOn(TableState table, Viewer viewer) {
        return switch (table.status()) {
            case FINISHED, ABORTED -> new Viewer.Open();
            case OPEN -> new Viewer.Spectator();
            case PLAYING -> viewer;
        };
    }

    /**
     * A move may be a secret choice, so only its own seat sees it; the game's own events show its effects. A comment
     * may be good advice, so no player sees it before the end.
     */
    private static TableEvent redact(TableEvent event, Viewer viewer, TableState table) {
        boolean open = viewer instanceof Viewer.Open;
        return switch (event) {
            case TableEvent.MoveMade made
            when !open && !viewer.isSeat(made.seat()) ->
                new TableEvent.MoveMade(
                        made.table(), made.seat(), made.number(), null, null, made.caused(), made.chance());
            case TableEvent.CommentPosted comment
            when viewer instanceof Viewer.Seat && !table.isOver() ->
                new TableEvent.CommentPosted(comment.table(), comment.by(), null);
            default -> event;
        };
    }

    /** None as long as the seat has nothing to decide. */
    static Stream<GameMove> legalMoves(TableMoment moment, @Nullable Integer seat) {
        return seat != null && moment.awaited().contains(seat)
                ? moment.table().game().legalMoves(moment.table().runningPosition(), seat)
                : Stream.empty();
    }
}
