package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Games;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.browser.Accessibility;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every table can be read and played by everyone: in both themes, with a screen reader, and at twice the size. */
class TableAccessTest {
    private static final String SCRIPT = "table-layout.js";
    private static final List<String> THEMES = List.of("light", "dark");
    private static final List<List<Integer>> SIZES = List.of(List.of(1280, 800), List.of(375, 812));

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    static Stream<Arguments> fullTables() {
        return TableLayoutTest.fullTables();
    }

    static Stream<Arguments> allTables() {
        return Games.all().stream()
                .flatMap(game -> IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                        .mapToObj(seats -> Arguments.of(game.id(), seats)));
    }

    @ParameterizedTest
    @MethodSource("fullTables")
    void axeFindsNothingAtAFullTable(String game, int seats) {
        assertThat(violations(Positions.of(game, seats), 0.5, 0)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("allTables")
    @OnlyInFullRun
    void axeFindsNothingAtAnyTable(String game, int seats) {
        var positions = Positions.of(game, seats);
        var found = new ArrayList<String>();
        for (double share : List.of(0.02, 0.5, 0.92)) {
            found.addAll(violations(positions, share, 0));
            found.addAll(violations(positions, share, null));
        }
        assertThat(found).isEmpty();
    }

    /** Of any impact. */
    private static List<String> violations(Positions positions, double share, @Nullable Integer viewer) {
        Object _ = PAGE.call(SCRIPT, "openTable", positions.at(share, viewer));
        var found = new ArrayList<String>();
        for (var size : SIZES) {
            PAGE.page().setViewportSize(size.getFirst(), size.getLast());
            for (String theme : THEMES) {
                Object _ = PAGE.call(SCRIPT, "inTheme", theme);
                Accessibility.violations(PAGE.page(), theme)
                        .forEach(rule -> found.add("%s %s, %s: %s %s"
                                .formatted(
                                        share,
                                        size,
                                        theme,
                                        rule.getId(),
                                        rule.getNodes().stream()
                                                .map(node -> node.getHtml())
                                                .limit(2)
                                                .toList())));
            }
        }
        return found;
    }

    /** A window of 1280 by 800 pixels, enlarged twice, has room for 640 by 400: parts of the board may scroll. */
    @ParameterizedTest
    @MethodSource("fullTables")
    void aTableIsUsableAtTwiceTheSize(String game, int seats) {
        Object _ = PAGE.call(SCRIPT, "openTable", Positions.of(game, seats).at(0.5, 0));
        PAGE.page().setViewportSize(640, 400);
        assertThat((List<?>) PAGE.call(SCRIPT, "hidden", game, true)).isEmpty();
    }
}
