package dev.perennial.command.table;

import static java.util.Objects.requireNonNull;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.Counting;
import dev.perennial.contract.table.Counting.Kind;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.games.Decision;
import dev.perennial.games.GameEvent;
import java.util.List;

/** What all deciders ask. */
final class Rules {
    private Rules() {}

    static int seatOf(TableState table, PlayerId player) {
        return table.seatOf(player).orElseThrow(() -> new Refused(TableRefusal.NOT_SEATED));
    }

    static void requireOwner(TableState table, PlayerId player) {
        if (!table.owner().equals(player)) {
            throw new Refused(TableRefusal.NOT_OWNER);
        }
    }

    static void requireOpen(TableState table) {
        if (table.status() != TableStatus.OPEN) {
            throw new Refused(TableRefusal.TABLE_NOT_OPEN);
        }
    }

    static void requirePlaying(TableState table) {
        if (table.status() != TableStatus.PLAYING) {
            throw new Refused(
                    table.status() == TableStatus.FINISHED ? TableRefusal.GAME_OVER : TableRefusal.NOT_PLAYING);
        }
    }

    /** What the game answered; its refusal is the table's. */
    static List<GameEvent> accepted(Decision<GameEvent> decision) {
        return switch (decision) {
            case Decision.Accepted<GameEvent>(var events) -> events;
            case Decision.Refused<GameEvent>(var refusal) -> throw new Refused(refusal);
        };
    }

    /** A game counts between equals, of whom each has really played. */
    static Counting counting(TableState table) {
        var seats = table.seats();
        long bots = seats.stream()
                .map(seat -> requireNonNull(seat))
                .filter(seat -> seat.bot() != null && !seat.isForfeited())
                .count();
        Kind kind = bots == 0 ? Kind.HUMAN : bots == seats.size() ? Kind.BOT : Kind.MIXED;
        boolean rated = table.terms().rated()
                && seats.size() > 1
                && kind != Kind.MIXED
                && seats.stream().noneMatch(seat -> requireNonNull(seat).moves().isEmpty());
        return new Counting(rated, kind, table.forfeits(), table.tournament());
    }
}
