package dev.perennial.command.table;

import static java.util.Objects.requireNonNull;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.Counting;
import dev.perennial.contract.table.Counting.Kind;
import dev.perennial.contract.table.OfficialDecision;
import dev.perennial.contract.table.SeatState;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.games.Decision;
import dev.perennial.games.GameEvent;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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

    /** Nobody gets up from a game whose cards are dealt. */
    static void requireNotDealt(TableState table) {
        if (table.status() == TableStatus.PLAYING) {
            throw new Refused(
                    table.tournament() == null ? TableRefusal.CARDS_DEALT : TableRefusal.CARDS_DEALT_IN_TOURNAMENT);
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

    /** What the result of a game counts for that its players have played, whatever was decided about seats of theirs. */
    static Counting counting(TableState table) {
        return counting(table, forfeitDecision(table), mayCount(table));
    }

    /** @param mayCount whether the game counts if the decision does */
    static Counting counting(TableState table, @Nullable OfficialDecision decision, boolean mayCount) {
        boolean rated = mayCount && (decision == null || decision.approved());
        return new Counting(rated, kind(table), table.forfeits(), table.tournament(), decision);
    }

    /** By whose decision a seat was given up; one that was not approved comes first, since then nothing counts. */
    private static @Nullable OfficialDecision forfeitDecision(TableState table) {
        return table.seats().stream()
                .flatMap(seat -> Stream.ofNullable(requireNonNull(seat).forfeited()))
                .flatMap(forfeited -> Stream.ofNullable(forfeited.decision()))
                .min(Comparator.comparing(OfficialDecision::approved))
                .orElse(null);
    }

    private static Kind kind(TableState table) {
        var seats = table.seats();
        long bots = seats.stream()
                .map(seat -> requireNonNull(seat))
                .filter(seat -> seat.bot() != null && !seat.isForfeited())
                .count();
        return bots == 0 ? Kind.HUMAN : bots == seats.size() ? Kind.BOT : Kind.MIXED;
    }

    /**
     * A game counts between equals from the moment the cards are dealt: players who leave then, or let their time run
     * out, have lost. A tournament seats people whether they are there or not, so a seat nobody came to is a walkover,
     * which counts for nobody's rating.
     */
    static boolean mayCount(TableState table) {
        return table.terms().rated()
                && table.seats().size() > 1
                && kind(table) != Kind.MIXED
                && (table.tournament() == null || !isWalkover(table));
    }

    private static boolean isWalkover(TableState table) {
        boolean leftBehind =
                table.seats().stream().map(seat -> requireNonNull(seat)).anyMatch(SeatState::hasResigned);
        return table.seats().stream()
                .map(seat -> requireNonNull(seat))
                .filter(seat -> seat.moves().isEmpty() && !seat.hasResigned())
                .anyMatch(seat -> seat.isForfeited() || !leftBehind);
    }
}
