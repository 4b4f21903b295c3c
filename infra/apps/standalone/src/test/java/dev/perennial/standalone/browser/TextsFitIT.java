package dev.perennial.standalone.browser;

import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import dev.perennial.standalone.OnlyInFullRun;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No text is cut or wider than its place on a small phone, in any language. */
class TextsFitIT {
    private static RoomsStory rooms;

    private final SharedSite site = SharedSite.get();

    @BeforeAll
    static void start() {
        rooms = new RoomsStory(SharedSite.get().chromium(), SharedSite.get().address());
    }

    static List<Look> phones() {
        return List.of(Look.PHONE, Look.PHONE_FR, Look.PHONE_EN);
    }

    @ParameterizedTest
    @MethodSource("phones")
    void publicScreensFit(Look look) {
        try (Window window = site.open(look)) {
            for (Screen screen : Screen.PUBLIC) {
                window.goTo(screen.path()).fits(screen.name());
            }
        }
    }

    static Stream<Look> languagesAtBothWidths() {
        return Stream.of("en", "fr", "de")
                .flatMap(language -> Stream.of(
                        new Look(language + "-375", 375, 812, ColorScheme.LIGHT, language, ReducedMotion.REDUCE),
                        new Look(language + "-1280", 1280, 860, ColorScheme.LIGHT, language, ReducedMotion.REDUCE)));
    }

    /** With pictures of all of them in {@code target/screenshots}, for people to look at. */
    @OnlyInFullRun
    @ParameterizedTest
    @MethodSource("languagesAtBothWidths")
    void publicScreensFitAndArePictured(Look look) {
        try (Window window = site.open(look)) {
            for (Screen screen : Screen.PUBLIC) {
                Window shown = window.goTo(screen.path());
                shown.fits(screen.name());
                shown.picture("language-" + screen.name());
            }
        }
    }

    /** Rooms of a tournament and of a league are sound, too. */
    @ParameterizedTest
    @MethodSource("phones")
    void roomsOfATournamentAndOfALeagueFit(Look look) {
        rooms.tell(look);
    }
}
