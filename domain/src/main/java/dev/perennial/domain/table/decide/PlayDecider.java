package dev.perennial.domain.table.decide;

import dev.perennial.domain.Document;
import dev.perennial.domain.table.GameDocuments;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.PlayStarted;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Decides what happens in the game: its start and its moves. */
final class PlayDecider {
    private PlayDecider() {}

    static void start(TableDraft draft, Instant at) {
        TableState table = draft.state();
        var game = table.game();
        GameState inherited = table.position();
        if (inherited != null) {
            var nothing = new Decision.Accepted<GameEvent>(List.of(), Optional.of(inherited));
            draft.addCause(caused -> new PlayStarted(table.id(), caused, 0, at), nothing);
            return;
        }
        var options = draft.documents().readOptions(game, table.options()).orElseThrow();
        Chance chance = draft.chance();
        var opening = TableChecks.accepted(game.start(
                new Setup<>(table.seats().size(), table.firstSeat(), options), new DecisionContext(at, chance)));
        draft.addCause(caused -> new PlayStarted(table.id(), caused, chance.position(), at), opening);
    }

    /** Plays a new move. Whether the command is a repetition was asked before ({@link #repeated}). */
    static void play(TableDraft draft, PlayMove command) {
        TableState table = draft.state();
        int seat = TableChecks.seatOf(table, command.player());
        TableChecks.requirePlaying(table);
        if (table.seat(seat).isForfeited() && !command.byBot()) {
            throw new TableRefused(TableRefusal.SEAT_FORFEITED);
        }
        requireNext(table, seat, command.number());
        requireTime(table, seat, command.at());
        play(draft, seat, command.key(), command.move(), command.at());
    }

    static void requireNext(TableState table, int seat, int number) {
        int next = table.seat(seat).nextMove();
        if (number != next) {
            throw new TableRefused(number < next ? TableRefusal.STALE_MOVE : TableRefusal.FUTURE_MOVE);
        }
    }

    /** Plays what the rules of the game allow the seat to play, whatever the table's clock says. */
    static void play(TableDraft draft, int seat, String key, Document document, Instant at) {
        TableState table = draft.state();
        GameMove move = readable(draft, document);
        Chance chance = draft.chance();
        var happened = allowed(table, seat, move, new DecisionContext(at, chance));
        draft.addCause(
                caused -> new MoveMade(
                        table.id(),
                        seat,
                        table.seat(seat).nextMade(),
                        key,
                        draft.documents().write(move),
                        caused,
                        chance.position(),
                        at),
                happened);
        draft.playForfeitedSeats(at);
    }

    static GameMove readable(TableDraft draft, Document move) {
        return draft.documents()
                .readMove(draft.state().game(), move)
                .orElseThrow(() -> new TableRefused(TableRefusal.MALFORMED));
    }

    static Decision.Accepted<GameEvent> allowed(TableState table, int seat, GameMove move, DecisionContext context) {
        return TableChecks.accepted(table.game().decide(table.runningPosition(), seat, move, context));
    }

    /** A game with a clock of its own judges lateness in its own rules. */
    static void requireTime(TableState table, int seat, Instant at) {
        boolean late = table.game().deadline(table.runningPosition()).isEmpty()
                && table.deadline(seat).filter(end -> !end.isAfter(at)).isPresent();
        if (late) {
            throw new TableRefused(TableRefusal.TIME_EXPIRED);
        }
    }

    /** A move already made with the same key: its sequence, to be answered again. Another move needs another key. */
    static OptionalLong repeated(TableState table, PlayMove command, GameDocuments documents) {
        var before = table.seatOf(command.player())
                .flatMap(seat -> table.seat(seat).moves().find(command.key()));
        if (before.isEmpty()) {
            return OptionalLong.empty();
        }
        if (!isSame(table, before.get(), command, documents)) {
            throw new TableRefused(TableRefusal.KEY_REUSED);
        }
        return OptionalLong.of(before.get().sequence());
    }

    /** Compared as it is stored: the same move may be sent in another order of its fields. */
    private static boolean isSame(
            TableState table, SeatState.PlayedMove before, PlayMove command, GameDocuments documents) {
        return before.number() == command.number()
                && documents
                        .readMove(table.game(), command.move())
                        .map(documents::write)
                        .filter(move -> move.equals(before.move()))
                        .isPresent();
    }
}
