package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every table fits every screen: the board, the hand, what to do and the clocks are in sight without scrolling. */
class TableLayoutTest {
    private static final String SCRIPT = "table-layout.js";
    static final List<List<Integer>> SIZES =
            List.of(List.of(1280, 800), List.of(1024, 768), List.of(1920, 1080), List.of(375, 812), List.of(812, 375));
    private static final List<List<Integer>> PHONES = List.of(List.of(375, 812), List.of(812, 375));
    private static final double MIDDLE = 0.5;
    private static final double LATE = 0.92;

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    static Stream<Arguments> fullTables() {
        return Games.all().stream().map(game -> Arguments.of(game.id(), game.maxSeats()));
    }

    static Stream<Arguments> allTables() {
        return Games.all().stream().flatMap(TableLayoutTest::tables);
    }

    private static Stream<Arguments> tables(Game<?, ?, ?, ?> game) {
        return IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                .mapToObj(seats -> Arguments.of(game.id(), seats));
    }

    @ParameterizedTest
    @MethodSource("fullTables")
    void aFullTableFitsEveryScreen(String game, int seats) {
        assertThat(hidden(Positions.of(game, seats), game, MIDDLE, 0)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("allTables")
    @OnlyInFullRun
    void everyTableFitsEveryScreenForPlayersAndSpectators(String game, int seats) {
        var positions = Positions.of(game, seats);
        var found = new ArrayList<String>();
        for (double share : List.of(MIDDLE, LATE)) {
            found.addAll(hidden(positions, game, share, 0));
            found.addAll(hidden(positions, game, share, null));
        }
        assertThat(found).isEmpty();
    }

    static Stream<Arguments> smallTablesOnPhones() {
        return Games.all().stream()
                .flatMap(game -> PHONES.stream()
                        .map(size -> Arguments.of(
                                game.id(), Math.max(2, game.minSeats()), size.getFirst(), size.getLast())));
    }

    @ParameterizedTest
    @MethodSource("smallTablesOnPhones")
    void aPhoneShowsTheWholeTableBesideTheCoachOrAHint(String game, int seats, int width, int height) {
        PAGE.page().setViewportSize(width, height);
        Object _ = PAGE.call(SCRIPT, "openTable", Positions.of(game, seats).at(MIDDLE, 0), true);
        PAGE.page().waitForSelector(".coach");
        assertThat((List<?>) PAGE.call(SCRIPT, "hidden", game)).as("coach").isEmpty();
        assertThat((List<?>) PAGE.call(SCRIPT, "covered")).as("coach").isEmpty();
        Object _ = PAGE.call(SCRIPT, "askForHint");
        assertThat(PAGE.page().locator(".hint").isVisible()).isTrue();
        assertThat(PAGE.page().locator(".coach").isVisible()).isFalse();
        assertThat((List<?>) PAGE.call(SCRIPT, "covered")).as("hint").isEmpty();
        // It takes the place of the sentence. A garden in which a card is to be placed is larger than its frame.
        assertThat((List<?>) PAGE.call(SCRIPT, "hidden", game, true))
                .extracting(Object::toString)
                .as("hint")
                .allMatch(each -> each.startsWith(".say ") || each.contains("cut by .plot placing"));
    }

    private static List<String> hidden(Positions positions, String game, double share, @Nullable Integer viewer) {
        PAGE.page().navigate("/blank.html");
        open(positions, share, viewer);
        var found = new ArrayList<String>();
        for (var size : SIZES) {
            PAGE.page().setViewportSize(size.getFirst(), size.getLast());
            for (Object each : (List<?>) PAGE.call(SCRIPT, "hidden", game)) {
                found.add(share + " " + (viewer == null ? "watching" : "playing") + " " + size + ": " + each);
            }
        }
        return found;
    }

    private static void open(Positions positions, double share, @Nullable Integer viewer) {
        Object _ = PAGE.call(SCRIPT, "openTable", positions.at(share, viewer));
    }

    /** Rules of axe that the checks of whole pages leave out. */
    @ParameterizedTest
    @MethodSource("fullTables")
    void whatIsWrittenOnAButtonIsPartOfItsName(String game, int seats) {
        open(Positions.of(game, seats), MIDDLE, 0);
        var found = new AxeBuilder(PAGE.page())
                .withRules(List.of("label-content-name-mismatch", "empty-table-header"))
                .analyze()
                .getViolations();
        assertThat(found).isEmpty();
    }

    @Test
    void theBoardStaysWhereItIsWhenThePromptGetsShorter() {
        PAGE.page().setViewportSize(375, 812);
        open(Positions.of("evergreen-planet", 2), MIDDLE, 0);
        assertThat(((Number) PAGE.call(SCRIPT, "moveOfBoardByPrompt")).doubleValue())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "375, 812", "812, 375"})
    void theCaptionOfADiscardPileIsNotCut(int width, int height) {
        PAGE.page().setViewportSize(width, height);
        open(Positions.of("arboretum", 4), MIDDLE, 0);
        assertThat((List<?>) PAGE.call(SCRIPT, "cutCaptions")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "1024, 768", "1920, 1080"})
    void theGardensOfTheOthersFillTheirRoom(int width, int height) {
        PAGE.page().setViewportSize(width, height);
        open(Positions.of("arboretum", 4), MIDDLE, 0);
        assertThat((List<?>) PAGE.call(SCRIPT, "shareOfRivalGardens"))
                .hasSize(3)
                .allSatisfy(share -> assertThat(((Number) share).doubleValue()).isGreaterThan(0.45));
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "1024, 768", "1920, 1080"})
    void theHourglassLiesBesideTheRecords(int width, int height) {
        PAGE.page().setViewportSize(width, height);
        open(Positions.of("evergreen-concert", 6), MIDDLE, 0);
        assertThat(PAGE.page().locator(".stage .hourglass").isVisible()).isTrue();
        assertThat((List<?>) PAGE.call(SCRIPT, "overlaps", ".stage .hourglass > *", ".stage .place > .shade"))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("fullTables")
    void aPhoneNamesEverySeatAndItsButtonsLieSideBySide(String game, int seats) {
        for (var size : PHONES) {
            PAGE.page().setViewportSize(size.getFirst(), size.getLast());
            open(Positions.of(game, seats), MIDDLE, 0);
            assertThat((List<?>) PAGE.call(SCRIPT, "cutSeats")).as("%s", size).isEmpty();
            assertThat((List<?>) PAGE.call(SCRIPT, "overlaps", ".tools button", ".bar .right > *"))
                    .as("%s", size)
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"375, 812", "812, 375"})
    void aPhoneTellsWhatHappenedSinceThePlayersTurn(int width, int height) {
        PAGE.page().setViewportSize(width, height);
        open(Positions.of("arboretum", 2), MIDDLE, 0);
        assertThat(((Number) PAGE.call(SCRIPT, "tellNews")).doubleValue())
                .as("move of the board")
                .isZero();
        assertThat(PAGE.page().locator(".since-line").isVisible()).isTrue();
        assertThat((List<?>) PAGE.call(
                        SCRIPT, "overlaps", ".since-line", ".play-area, .dock, .say, .strip, .shell-tabs, .tools > *"))
                .isEmpty();
        assertThat(PAGE.page().locator(".since-line").innerText()).contains("Bartholomew", "Oak 4");
    }

    /** In news and hints, too, not only in the log. */
    @ParameterizedTest
    @CsvSource({
        "evergreen-concert, artist-chip artist-YELLOW",
        "s-evolution, sev-chip suit-GREEN",
        "arboretum, tree-chip species-OAK",
    })
    void theNamesOfPiecesHaveTheirColourEverywhere(String game, String words) {
        open(Positions.of(game, 2), MIDDLE, 0);
        assertThat((List<?>) PAGE.call(SCRIPT, "plainWords", words)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "1024, 768", "1920, 1080"})
    void ownBoardIsLargerThanTheOnlyRivals(int width, int height) {
        PAGE.page().setViewportSize(width, height);
        open(Positions.of("s-evolution", 2), MIDDLE, 0);
        assertThat((List<?>) PAGE.call(SCRIPT, "ownBoardToRival"))
                .allSatisfy(times -> assertThat(((Number) times).doubleValue()).isGreaterThanOrEqualTo(1));
    }

    /** The first stop of the page is the link that skips the navigation; the deck and the hand are one stop each. */
    @Test
    void theDeckIsReachedWithinThreeTabs() {
        PAGE.page().setViewportSize(1280, 800);
        open(Positions.of("arboretum", 3), LATE, 0);
        Page page = PAGE.page();
        page.keyboard().press("Tab");
        page.keyboard().press("Enter");
        page.keyboard().press("Tab");
        assertThat(PAGE.call(SCRIPT, "focused")).isEqualTo("piles");
        page.keyboard().press("ArrowRight");
        assertThat(PAGE.call(SCRIPT, "focused")).isEqualTo("piles");
        page.keyboard().press("Tab");
        assertThat(PAGE.call(SCRIPT, "focused")).isNotEqualTo("piles");
    }
}
