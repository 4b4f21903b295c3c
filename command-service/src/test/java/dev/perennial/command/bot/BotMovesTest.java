package dev.perennial.command.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.Bots;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.Games;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BotMovesTest {
    static final ServerSeed SEED = ServerSeed.ofHex("0".repeat(63) + "7");

    static Stream<Arguments> everyBot() {
        return Games.all().stream()
                .flatMap(game -> Bots.names(game.id()).stream().map(level -> Arguments.of(game.id(), level)));
    }

    @ParameterizedTest
    @MethodSource("everyBot")
    void aBotMakesALegalMoveAndTheSameOneAgain(String game, String level) {
        TableState table = started(game, level);
        int seat = table.awaitedBots().first();
        GameMove move = BotMoves.choose(table, seat, SEED);
        assertThat(table.game().decide(table.runningPosition(), seat, move, context(table)))
                .isInstanceOf(Decision.Accepted.class);
        assertThat(BotMoves.choose(table, seat, SEED)).isEqualTo(move);
    }

    @Test
    void itsDiceFollowTheSecretSeed() {
        TableState table = started("evergreen-concert", "random");
        int seat = table.awaitedBots().first();
        assertThat(IntStream.range(0, 8)
                        .mapToObj(i -> ServerSeed.ofHex("0".repeat(63) + i))
                        .map(seed -> BotMoves.choose(table, seat, seed))
                        .distinct()
                        .count())
                .isGreaterThan(1);
    }

    @Test
    void aBotAtItsWitsEndHasALegalMove() {
        TableState table = started("arboretum", "greedy");
        int seat = table.awaitedBots().first();
        assertThat(table.game().decide(table.runningPosition(), seat, BotMoves.first(table, seat), context(table)))
                .isInstanceOf(Decision.Accepted.class);
    }

    static TableState started(String gameId, String level) {
        var game = Games.byId(gameId).orElseThrow();
        var id = new TableId("t-1");
        TableState table = TableState.opened(new TableEvent.TableOpened(
                id,
                gameId,
                game.rulesVersion(),
                2,
                FirstSeat.SEAT1,
                GameJson.document(game.defaultOptions()),
                new PlayerId("ann"),
                SEED.commitment()));
        for (int seat = 0; seat < 2; seat++) {
            table = table.evolve(
                    new TableEvent.BotSeated(id, seat, new PlayerId("bot-" + level + "-" + seat), level), 0);
        }
        var opening = (Decision.Accepted<GameEvent>)
                game.start(new Setup<>(2, FirstSeat.SEAT1, game.defaultOptions()), context(table));
        table = table.evolve(new TableEvent.PlayStarted(id, opening.events().size(), 0), 0);
        for (GameEvent event : opening.events()) {
            table = table.evolve(event);
        }
        return table;
    }

    private static DecisionContext context(TableState table) {
        return new DecisionContext(
                Instant.EPOCH,
                Chance.of(SEED.gameSeed(List.of("", ""), table.id().code())));
    }
}
