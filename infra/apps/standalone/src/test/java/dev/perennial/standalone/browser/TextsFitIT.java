package dev.perennial.standalone.browser;

import java.util.List;
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

    /** Rooms of a tournament and of a league are sound, too. */
    @ParameterizedTest
    @MethodSource("phones")
    void roomsOfATournamentAndOfALeagueFit(Look look) {
        rooms.tell(look);
    }
}
