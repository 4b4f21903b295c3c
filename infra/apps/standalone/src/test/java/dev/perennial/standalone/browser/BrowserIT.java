package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.api.Api;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The web app in a real browser against the real standalone. */
class BrowserIT {
    static final boolean FULL = Boolean.getBoolean("perennial.full");
    private static final int WHOLE_GAME = 4_000;

    /** Levels of Sites become buttons later; an ability that may be used must not leave its line. */
    private static final String CRAMPED = Probe.read("cramped-planet");

    @TempDir
    static Path temp;

    private static Chromium chromium;
    private static RunningStandalone standalone;

    @BeforeAll
    static void start() {
        chromium = Chromium.start();
        standalone = RunningStandalone.start(temp.resolve("data"));
    }

    @AfterAll
    static void stop() {
        if (standalone != null) {
            standalone.close();
        }
        if (chromium != null) {
            chromium.close();
        }
    }

    static List<Look> looks() {
        return FULL
                ? List.of(Look.PHONE, Look.TABLET, Look.DESK, Look.DARK, Look.ZOOMED)
                : List.of(Look.PHONE, Look.ZOOMED);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void everyScreenIsSoundAndReadableByAll(Look look) {
        try (Window window = chromium.open(standalone.address(), look)) {
            visit(window, Screen.PUBLIC);
        }
    }

    /** Rooms with people in them: tournaments, the desk, leagues, ladders. */
    @Test
    @OnlyInFullRun
    void everyFilledScreenIsSoundToo() {
        var club = new Club(standalone.address());
        for (Look look : looks()) {
            try (Window window = chromium.open(standalone.address(), look)) {
                window.signIn(Club.ORGANISER);
                visit(window, club.screens());
            }
        }
    }

    @Test
    @OnlyInFullRun
    void theRoomsOfATournamentAndOfALeagueAreSound() {
        new RoomsStory(chromium, standalone.address()).tell(Look.PHONE);
    }

    @Test
    void whatIsNotThereIsSaidAndLeadsOn() {
        try (Window window = chromium.open(standalone.address(), Look.PHONE)) {
            var story = new VisitStory(window);
            story.findsNothing();
            story.waitsForTheServer();
        }
    }

    @Test
    void televisionHasAChannelForEveryGame() {
        try (Window window = chromium.open(standalone.address(), Look.DESK)) {
            var page = window.goTo("/tv").page();
            page.locator("[data-key=channel-s-evolution]").click();
            page.waitForSelector("[data-key=channel-s-evolution][aria-pressed=true]");
            assertThat(page.locator("[data-key^=channel-][aria-pressed=true]").count())
                    .isEqualTo(1);
            window.isSound("television");
        }
    }

    @Test
    void theWayBackALostConnectionALongSleepAndAnEndedSignIn() {
        try (Window window = chromium.open(standalone.address(), Look.PHONE)) {
            var story = new VisitStory(window);
            story.goesBack();
            story.skips();
            story.comesBackSignedIn();
            story.triesAgain();
            story.sleeps(new Newcomer(window, 3));
            story.wasSignedOutElsewhere();
        }
    }

    @Test
    void aGreetingTakesNothingOutOfTheHand() {
        try (Window window = chromium.open(standalone.address(), Look.DESK)) {
            new VisitStory(window).greets(new Newcomer(window, 4));
        }
    }

    private static void visit(Window window, List<Screen> screens) {
        for (Screen screen : screens) {
            window.goTo(screen.path());
            window.page().waitForTimeout(400);
            window.picture(screen.name());
            window.isSound(screen.name());
        }
    }

    @Test
    void aFirstVisitIsSmallAndNothingJumps() {
        try (Window player = chromium.open(standalone.address(), Look.PHONE);
                Window window = chromium.open(standalone.address(), Look.DESK)) {
            new Newcomer(player, 6).playNow("arboretum");
            var visit = new FirstVisit(window);
            long bytes = visit.bytes();
            List<String> first = visit.requests();
            long _ = visit.bytes();
            List<String> second = visit.requests();
            System.out.printf(
                    "first visit: %,d bytes, %d requests, content after %.0f ms; second visit: %d requests%n",
                    bytes, first.size(), visit.contentMillis(), second.size());
            assertThat(bytes).isBetween(10_000L, 200_000L);
            assertThat(first).hasSizeLessThanOrEqualTo(25);
            assertThat(second).hasSizeLessThanOrEqualTo(5);
            double quickest = FULL ? FirstVisit.quickest(chromium, standalone.address()) : 0;
            assertThat(quickest).as("milliseconds").isLessThan(1_500);
            assertThat(visit.shift()).isLessThan(0.1);
            player.goTo("/").page().waitForSelector(".page-home .mine");
            assertThat(new FirstVisit(player).shift()).isLessThan(0.1);
        }
    }

    @Test
    @OnlyInFullRun
    void whoHasRegisteredHearsThatHisRoundIsPaired() {
        new PairedStory(chromium, standalone.address()).tell(Look.PHONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    void aNewcomerPlaysEveryGameByClicking(String game) {
        try (Window window = chromium.open(standalone.address(), FULL ? Look.DESK : Look.PHONE)) {
            Touch.countFingers(window.page());
            var newcomer = new Newcomer(window, game.hashCode());
            newcomer.playNow(game);
            window.picture("table-" + game + "-begin");
            window.hasRoom("table-" + game + "-begin");
            int made = newcomer.play(FULL ? WHOLE_GAME : 2, FULL ? WHOLE_GAME : 300);
            window.picture("table-" + game);
            assertThat(made).isGreaterThanOrEqualTo(2);
            assertThat(Touch.wasFinger(window.page()))
                    .as("touched as a phone is touched")
                    .isEqualTo(window.look().isPhone());
            assertThat(newcomer.isOver() || !FULL).isTrue();
            assertThat(window.page().evaluate(CRAMPED)).isEqualTo(List.of());
            window.isSound("table-" + game);
            if (FULL) {
                ReplayStory.stepThrough(window, game);
            }
        }
    }

    /** On a phone, with touches as a screen sends them. */
    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    @OnlyInFullRun
    void everyGameIsPlayedWithAFinger(String game) {
        try (Window window = chromium.open(standalone.address(), Look.PHONE)) {
            plays(new Newcomer(window, game.hashCode(), Touch.FINGER), window, game);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    @OnlyInFullRun
    void everyGameIsPlayedWithKeysAlone(String game) {
        try (Window window = chromium.open(standalone.address(), Look.DARK)) {
            plays(new Newcomer(window, game.hashCode(), Touch.KEYS), window, game);
        }
    }

    private static void plays(Newcomer newcomer, Window window, String game) {
        newcomer.playNow(game);
        int made = newcomer.play(8, WHOLE_GAME);
        window.picture("table-" + game + "-played");
        window.isSound("table-" + game + " after " + made + " moves");
        assertThat(newcomer.play(WHOLE_GAME, WHOLE_GAME)).isGreaterThanOrEqualTo(8);
        assertThat(newcomer.isOver()).as("played to its end").isTrue();
    }

    /** Games, and an event of each that anybody may hear of. */
    static List<Arguments> watched() {
        return FULL
                ? List.of(
                        arguments("arboretum", "TreePlanted"),
                        arguments("evergreen-concert", "OpeningRevealed"),
                        arguments("s-evolution", "CardPlayed"),
                        arguments("evergreen-planet", "CardPicked"))
                : List.of(arguments("arboretum", "TreePlanted"));
    }

    @ParameterizedTest
    @MethodSource("watched")
    void twoPlayEachOtherAndWhoWatchesNeverReceivesAHiddenCard(String game, String heard) {
        new WatchStory(chromium, new Api(standalone.address())).tell(game, heard);
    }

    @Test
    @OnlyInFullRun
    void whoComesBackFindsWhatHeLeft() {
        var story = new ReturnStory(chromium, new Api(standalone.address()));
        story.twoPagesAgree(Look.DESK);
        story.invites(Look.PHONE);
    }

    @Test
    void aReplayIsScrubbedAndSharedAtAMoment() {
        new ReplayStory(chromium, new Api(standalone.address())).tell(Look.PHONE);
    }

    @Test
    @OnlyInFullRun
    void anOrganiserRunsATournament() {
        new OrganiserStory(chromium, standalone.address()).tell(Look.DESK);
    }

    @Test
    @OnlyInFullRun
    void anOrganiserDecidesTheRulesOfHisTournament() {
        new RulesStory(chromium, new Api(standalone.address())).tell(Look.PHONE);
    }

    @Test
    @OnlyInFullRun
    void anOrganiserGivesByesAndRunsALeague() {
        new ByeStory(chromium, new Api(standalone.address())).tell(Look.PHONE);
        new LeagueStory(chromium, new Api(standalone.address())).tell(Look.PHONE);
    }

    @Test
    void languageAndColoursChangeAtOnceAndStay() {
        try (Window window = chromium.open(standalone.address(), Look.DESK)) {
            var page = window.goTo("/").page();
            page.locator(".menu summary").click();
            page.locator("[data-key=language-de]").click();
            page.waitForSelector("h1:text('Spielen, zuschauen')");
            page.locator("[data-key=theme-dark]").click();
            assertThat(page.locator("html").getAttribute("data-theme")).isEqualTo("dark");
            String heading = "parseFloat(getComputedStyle(document.querySelector('h2')).fontSize)";
            var before = ((Number) page.evaluate(heading)).doubleValue();
            page.locator("[data-key=big]").check();
            assertThat(((Number) page.evaluate(heading)).doubleValue()).isGreaterThan(1.3 * before);
            page.reload();
            page.waitForSelector("h1:text('Spielen, zuschauen')");
            assertThat(page.locator("html").getAttribute("data-theme")).isEqualTo("dark");
            assertThat(page.locator("html").getAttribute("lang")).isEqualTo("de");
        }
    }

    @Test
    void aGuestBecomesAnAccountAndComesBack() {
        try (Window window = chromium.open(standalone.address(), Look.PHONE)) {
            new AccountStory(window).tell("marigold");
        }
    }

    @Test
    @OnlyInFullRun
    void whoWaitsTakesAFreePlaceAndAMissingOrderIsSetLate() {
        var story = new BeforeStartStory(chromium, new Api(standalone.address()));
        story.waits(Look.PHONE);
        story.orders(Look.DESK);
    }
}
