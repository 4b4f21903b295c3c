package dev.perennial.query.board;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import dev.perennial.games.Sentence;
import java.util.Map;

/** The lines of the event log for what is not part of the game itself. */
final class TableSentences {
    private TableSentences() {}

    static Sentence of(TableEvent event) {
        String name = EventTypes.nameOf(event.getClass()).orElseThrow();
        boolean hidden = event instanceof TableEvent.CommentPosted comment && comment.text() == null;
        return new Sentence(hidden ? name + ".hidden" : name, params(event));
    }

    private static Map<String, Object> params(TableEvent event) {
        return switch (event) {
            case TableEvent.TableOpened e -> Map.of("game", e.game(), "seats", e.seats());
            case TableEvent.SeatTaken e -> Map.of("seat", e.seat());
            case TableEvent.BotSeated e -> Map.of("seat", e.seat(), "level", e.level());
            case TableEvent.SeatLeft e -> Map.of("seat", e.seat());
            case TableEvent.SeatsClosed e -> Map.of("seats", e.seats());
            case TableEvent.PlayStarted _ -> Map.of();
            case TableEvent.MoveMade e -> Map.of("seat", e.seat(), "number", e.number());
            case TableEvent.TimeCalled e -> Map.of("seat", e.seat());
            case TableEvent.SeatForfeited e ->
                e.bot() == null
                        ? Map.of("seat", e.seat(), "reason", e.reason().name())
                        : Map.of("seat", e.seat(), "reason", e.reason().name(), "level", e.bot());
            case TableEvent.VoidVoted e -> Map.of("seat", e.seat(), "agrees", e.agrees());
            case TableEvent.PhraseSaid e ->
                Map.of("seat", e.seat(), "phrase", e.phrase().name());
            case TableEvent.CommentatorAppointed e ->
                Map.of("player", e.player().code());
            case TableEvent.CommentatorDismissed e ->
                Map.of("player", e.player().code());
            case TableEvent.CommentPosted e ->
                e.text() == null ? Map.of() : Map.of("player", e.by().code(), "text", e.text());
            case TableEvent.GameAdjudicated e -> Map.of("reason", e.reason());
            case TableEvent.Outcome e ->
                Map.of("seats", winners(e.result()), "ending", e.ending().name());
            case TableEvent.TableAborted e -> Map.of("ending", e.ending().name());
            case TableEvent.SeedRevealed _ -> Map.of();
            case TableEvent.RematchOpened e -> Map.of("table", e.next().code());
        };
    }

    private static Object winners(Result result) {
        return result.seats().stream()
                .filter(seat -> seat.place() == 1)
                .map(SeatResult::seat)
                .toList();
    }
}
