package dev.perennial.query.table;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableTerms.Visibility;
import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An official's decision about a rated game.
 *
 * @param kind of the ladders it would count on
 * @param before the places in seat order; empty if the game had no result
 * @param after empty if the decision names no places
 * @param counts whether ladders follow it
 */
record TableDecision(
        String table,
        long sequence,
        Instant at,
        Kind decided,
        PlayerId by,
        String reason,
        String game,
        String kind,
        @Nullable String tournament,
        boolean listed,
        List<String> players,
        List<Integer> before,
        List<Integer> after,
        boolean counts) {

    enum Kind {
        /** A running game ended by their word. */
        ADJUDICATED,
        /** The result was changed afterwards. */
        CORRECTED,
        /** A seat was forfeited. */
        FORFEITED,
        /** The game counts for nothing. */
        VOIDED
    }

    /** Whether an event may contain a decision. */
    static boolean mayBe(Object event) {
        return switch (event) {
            case TableEvent.ResultCorrected _ -> true;
            case TableEvent.GameFinished e -> e.ending() == Ending.ADJUDICATED;
            case TableEvent.SeatForfeited e -> e.decision() != null;
            case TableEvent.TableAborted e -> e.ending() == Ending.VOIDED;
            default -> false;
        };
    }

    /** All decisions about a table, in order. Results of a tournament's own rules are nobody's decision. */
    static List<TableDecision> of(List<RecordedEvent> events) {
        var decisions = new ArrayList<TableDecision>();
        TableMoment moment = null;
        TableEvent.GameAdjudicated word = null;
        for (RecordedEvent event : events) {
            Result before = moment == null ? null : moment.table().result();
            moment = TableMoment.after(moment, event);
            if (event.event() instanceof TableEvent.GameAdjudicated adjudicated) {
                word = adjudicated;
            }
            TableDecision decision = of(moment, word, places(before));
            if (decision != null && isRated(moment.table()) && !isOfTournament(decision, moment.table())) {
                decisions.add(decision);
            }
        }
        return decisions;
    }

    private static @Nullable TableDecision of(
            TableMoment moment, TableEvent.@Nullable GameAdjudicated word, List<Integer> before) {
        return switch (moment.last().event()) {
            case TableEvent.ResultCorrected e ->
                of(
                        moment,
                        Kind.CORRECTED,
                        e.by(),
                        e.reason(),
                        before,
                        e.counting().rated());
            case TableEvent.GameFinished e
            when e.ending() == Ending.ADJUDICATED && word != null ->
                of(
                        moment,
                        Kind.ADJUDICATED,
                        word.by(),
                        word.reason(),
                        before,
                        e.counting().rated());
            case TableEvent.SeatForfeited e
            when e.decision() != null && word != null ->
                of(
                        moment,
                        Kind.FORFEITED,
                        word.by(),
                        word.reason(),
                        before,
                        Objects.requireNonNull(e.decision()).approved());
            case TableEvent.TableAborted e
            when e.ending() == Ending.VOIDED ->
                of(moment, Kind.VOIDED, e.by(), word == null ? "" : word.reason(), before, false);
            default -> null;
        };
    }

    private static TableDecision of(
            TableMoment moment, Kind decided, PlayerId by, String reason, List<Integer> before, boolean counts) {
        TableState table = moment.table();
        return new TableDecision(
                table.id().code(),
                moment.sequence(),
                moment.time(),
                decided,
                by,
                reason,
                table.gameId(),
                bots(table) == 0 ? "human" : "bot",
                table.tournament(),
                table.terms().visibility() == Visibility.PUBLIC,
                table.seats().stream()
                        .map(seat -> Objects.requireNonNull(seat).player().code())
                        .toList(),
                before,
                places(table.result()),
                counts);
    }

    /** As ladders count it: between people only, or bots only. A game that was never dealt does not count. */
    private static boolean isRated(TableState table) {
        long bots = table.isFull() ? bots(table) : 0;
        return table.terms().rated()
                && table.isFull()
                && table.position() != null
                && table.seats().size() > 1
                && (bots == 0 || bots == table.seats().size());
    }

    private static long bots(TableState table) {
        return table.seats().stream()
                .filter(seat -> seat != null && seat.bot() != null && !seat.isForfeited())
                .count();
    }

    private static boolean isOfTournament(TableDecision decision, TableState table) {
        return table.tournament() != null && decision.by().code().equals(table.tournament());
    }

    private static List<Integer> places(@Nullable Result result) {
        return result == null
                ? List.of()
                : result.seats().stream()
                        .sorted(Comparator.comparingInt(SeatResult::seat))
                        .map(SeatResult::place)
                        .toList();
    }
}
