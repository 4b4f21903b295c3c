package dev.perennial.games.laws;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** Holds every registered game to the laws. */
class GameLawsTest {

    @TestFactory
    Stream<DynamicNode> everyGameKeepsTheLaws() {
        return Games.all().stream()
                .map(game -> Games.byId(game.id()).orElseThrow())
                .map(GameLawsTest::lawsOf);
    }

    private static DynamicNode lawsOf(Game<GameState, GameMove, GameEvent, GameOptions> game) {
        var laws = new GameLaws<>(game, LawFixtures.of(game));
        var perSeatCount = IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                .mapToObj(seats -> (DynamicNode) dynamicContainer(
                        seats + " seats",
                        Stream.of(
                                dynamicTest("random games", () -> laws.checkRandomGames(seats)),
                                dynamicTest("only the seed decides", () -> laws.checkThatOnlyTheSeedDecides(seats)),
                                dynamicTest("time-up alone ends the game", () -> laws.checkTimeUpAlone(seats)),
                                dynamicTest("no view leaks", () -> laws.checkLeaks(seats)),
                                dynamicTest("redeals look the same", () -> laws.checkRedeals(seats)))));
        return dynamicContainer(
                game.id(),
                Stream.concat(
                        perSeatCount,
                        Stream.of(
                                dynamicTest("plain shapes", laws::checkShapes),
                                dynamicTest("every event happened", laws::checkThatEveryEventHappened))));
    }
}
