package dev.perennial.standalone.browser;

import static dev.perennial.standalone.OnlyInFullRun.FULL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.OnlyInFullRun;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Screens and visits of the web app in a real browser against the real standalone. */
class BrowserIT {
    private static final int SETTLED = 1_500;

    private final SharedSite site = SharedSite.get();

    static List<Look> looks() {
        return FULL
                ? List.of(Look.PHONE, Look.TABLET, Look.DESK, Look.DARK, Look.ZOOMED)
                : List.of(Look.PHONE, Look.ZOOMED);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void everyScreenIsSoundAndReadableByAll(Look look) {
        try (Window window = site.open(look)) {
            visit(window, Screen.PUBLIC);
        }
    }

    /** Rooms with people in them: tournaments, the desk, leagues, ladders. */
    @Test
    @OnlyInFullRun
    void everyFilledScreenIsSoundToo() {
        var club = new Club(site.address());
        var games = new ClubGames(site.api());
        for (Look look : looks()) {
            try (Window window = site.open(look)) {
                window.signIn(Club.ORGANISER);
                visit(window, club.screens());
                visit(window, games.screens());
                for (Screen screen : Stream.concat(games.others().stream(), club.printed().stream())
                        .toList()) {
                    window.page().navigate(screen.path());
                    window.page().waitForTimeout(SETTLED);
                    window.picture(screen.name());
                    window.isFlawless(screen.name());
                }
            }
        }
    }

    @Test
    void whatIsNotThereIsSaidAndLeadsOn() {
        try (Window window = site.open(Look.PHONE)) {
            var story = new VisitStory(window);
            story.findsNothing();
            story.waitsForTheServer();
        }
    }

    @Test
    void televisionHasAChannelForEveryGame() {
        try (Window window = site.open(Look.DESK)) {
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
        try (Window window = site.open(Look.PHONE)) {
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
        try (Window window = site.open(Look.DESK)) {
            new VisitStory(window).greets(new Newcomer(window, 4));
        }
    }

    private static void visit(Window window, List<Screen> screens) {
        for (Screen screen : screens) {
            window.goTo(screen.path());
            window.page().waitForTimeout(400);
            window.picture(screen.name());
            window.isSound(screen.name());
            if (FULL) {
                window.isFlawless(screen.name());
            }
        }
    }

    @Test
    void aFirstVisitIsSmallAndNothingJumps() {
        try (Window player = site.open(Look.PHONE);
                Window window = site.open(Look.DESK)) {
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
            double quickest = FULL ? FirstVisit.quickest(site.chromium(), site.address()) : 0;
            assertThat(quickest).as("milliseconds").isLessThan(1_500);
            assertThat(visit.shift()).isLessThan(0.1);
            player.goTo("/").page().waitForSelector(".page-home .mine");
            assertThat(new FirstVisit(player).shift()).isLessThan(0.1);
        }
    }

    @Test
    void languageAndColoursChangeAtOnceAndStay() {
        try (Window window = site.open(Look.DESK)) {
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
        try (Window window = site.open(Look.PHONE)) {
            new AccountStory(window).tell("marigold");
        }
    }
}
