package dev.perennial.standalone.browser.play;

import static dev.perennial.standalone.OnlyInFullRun.FULL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.Newcomer;
import dev.perennial.standalone.browser.Probe;
import dev.perennial.standalone.browser.SharedSite;
import dev.perennial.standalone.browser.Touch;
import dev.perennial.standalone.browser.Window;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games played, watched and replayed in a real browser. */
class GamesInBrowserIT {
    private static final int WHOLE_GAME = 4_000;

    /** Levels of Sites become buttons later; an ability that may be used must not leave its line. */
    private static final String CRAMPED = Probe.read("cramped-planet");

    private final SharedSite site = SharedSite.get();

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    void aNewcomerPlaysEveryGameByClicking(String game) {
        try (Window window = site.open(FULL ? Look.DESK : Look.PHONE)) {
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
        try (Window window = site.open(Look.PHONE)) {
            plays(new Newcomer(window, game.hashCode(), Touch.FINGER), window, game);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    @OnlyInFullRun
    void everyGameIsPlayedWithKeysAlone(String game) {
        try (Window window = site.open(Look.DARK)) {
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

    /** Games, and an event of each that anyone may hear of. */
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
        new WatchStory(site.chromium(), site.api()).tell(game, heard);
    }

    @Test
    @OnlyInFullRun
    void whoComesBackFindsWhatTheyLeft() {
        var story = new ReturnStory(site.chromium(), site.api());
        story.twoPagesAgree(Look.DESK);
        story.invites(Look.PHONE);
    }

    @Test
    void aReplayIsScrubbedAndSharedAtAMoment() {
        new ReplayStory(site.chromium(), site.api()).tell(Look.PHONE);
    }
}
