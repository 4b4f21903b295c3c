package dev.perennial.contract.history;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A table of two whose events are written down by hand, all but the game's own. */
final class ShortGame {
    static final TableId TABLE = new TableId("t-1");
    static final Instant OPENED = Instant.parse("2026-01-02T03:04:05Z");

    private final Game<GameState, GameMove, GameEvent, GameOptions> game =
            Games.byId("arboretum").orElseThrow();
    private final ServerSeed seed = ServerSeed.of(new byte[] {
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31
    });
    private final Chance chance = Chance.of(seed.gameSeed(List.of("alice-1", ""), TABLE.code()));
    private final List<RecordedEvent> events = new ArrayList<>();
    private @Nullable GameState position;

    ShortGame opened() {
        add(new TableEvent.TableOpened(
                TABLE,
                game.id(),
                game.rulesVersion(),
                2,
                FirstSeat.SEAT1,
                GameJson.document(game.defaultOptions()),
                new PlayerId("alice"),
                seed.commitment()));
        return this;
    }

    ShortGame seated() {
        add(new TableEvent.SeatTaken(TABLE, 0, new PlayerId("alice"), "alice-1"));
        add(new TableEvent.SeatTaken(TABLE, 1, new PlayerId("carol"), "carol-9"));
        add(new TableEvent.SeatLeft(TABLE, 1, new PlayerId("carol")));
        add(new TableEvent.SeatTaken(TABLE, 1, new PlayerId("bob"), ""));
        return this;
    }

    ShortGame started() {
        var decided = accepted(game.start(
                new Setup<>(2, FirstSeat.SEAT1, game.defaultOptions()), new DecisionContext(OPENED, chance)));
        add(new TableEvent.PlayStarted(TABLE, decided.size(), chance.position()));
        follow(decided);
        return this;
    }

    ShortGame moved(int seat, int number, String notation) {
        var move = game.parseNotation(notation).orElseThrow();
        var decided = accepted(game.decide(position(), seat, move, new DecisionContext(now(), chance)));
        add(new TableEvent.MoveMade(
                TABLE,
                seat,
                number,
                "key-" + number,
                GameJson.document(move),
                decided.size(),
                chance.position(),
                now()));
        follow(decided);
        return this;
    }

    ShortGame timeUp(int seat) {
        var decided = accepted(game.timeUp(position(), seat, new DecisionContext(now(), chance)));
        add(new TableEvent.TimeCalled(TABLE, seat, decided.size(), chance.position(), now()));
        follow(decided);
        return this;
    }

    ShortGame playedOut() {
        while (!game.awaited(position()).isEmpty()) {
            timeUp(game.awaited(position()).iterator().next());
        }
        var players = List.of(new PlayerId("alice"), new PlayerId("bob"));
        add(new TableEvent.GameFinished(
                TABLE, game.id(), players, game.result(position()).orElseThrow()));
        return revealed();
    }

    ShortGame aborted() {
        add(new TableEvent.TableAborted(TABLE, new PlayerId("alice")));
        return revealed();
    }

    private ShortGame revealed() {
        add(new TableEvent.SeedRevealed(TABLE, seed.hex()));
        return this;
    }

    List<RecordedEvent> events() {
        return List.copyOf(events);
    }

    GameState position() {
        return Objects.requireNonNull(position);
    }

    private void follow(List<GameEvent> decided) {
        decided.forEach(event -> {
            add(event);
            position = game.evolve(position, event);
        });
    }

    private Instant now() {
        return OPENED.plusSeconds(events.size());
    }

    private void add(Object event) {
        events.add(new RecordedEvent(events.size(), now(), event));
    }

    private static List<GameEvent> accepted(Decision<GameEvent> decision) {
        return switch (decision) {
            case Decision.Accepted<GameEvent>(var decided, var _) -> decided;
            case Decision.Refused<GameEvent>(var refusal) -> throw new AssertionError(refusal);
        };
    }
}
