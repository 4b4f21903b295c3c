package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Games;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Small boards lie whole in the middle of their frames: on home, on the wall of a round and in the hall. */
class SmallBoardTest {
    private static final double NEAR_THE_MIDDLE = 0.06;

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    static Stream<Arguments> tables() {
        return Games.all().stream()
                .flatMap(game -> Stream.of(Math.max(2, game.minSeats()), game.maxSeats())
                        .map(seats -> Arguments.of(game.id(), seats)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void onHome(String game, int seats) {
        var seen = seen(game, seats, "home", 320, 220);
        assertThat(shares(seen, "off")).allMatch(share -> share < NEAR_THE_MIDDLE, "is in the middle");
        assertThat(shares(seen, "fills")).anyMatch(share -> share > 0.6, "is large enough");
        assertThat(seen.get("cut")).isEqualTo(false);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void onAWall(String game, int seats) {
        var seen = seen(game, seats, "wall", 600, 560);
        assertThat(shares(seen, "off")).allMatch(share -> share < NEAR_THE_MIDDLE, "is in the middle");
        assertThat(shares(seen, "fills")).anyMatch(share -> share > 0.8, "is large enough");
        assertThat(seen.get("cut")).isEqualTo(false);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void onAHallDisplay(String game, int seats) {
        var seen = seen(game, seats, "hall", 580, 150);
        assertThat(shares(seen, "off")).allMatch(share -> share < NEAR_THE_MIDDLE, "is in the middle");
        assertThat(shares(seen, "fills")).anyMatch(share -> share > 0.8, "is large enough");
        assertThat(seen.get("cut")).isEqualTo(false);
    }

    private static Map<?, ?> seen(String game, int seats, String where, int width, int height) {
        PAGE.page().setViewportSize(1280, 800);
        String position = Positions.of(game, seats).at(0.6, null);
        return (Map<?, ?>) PAGE.call("miniatures.js", "smallBoard", position, where, width, height);
    }

    private static List<Double> shares(Map<?, ?> seen, String which) {
        return ((List<?>) seen.get(which))
                .stream().map(each -> ((Number) each).doubleValue()).toList();
    }
}
