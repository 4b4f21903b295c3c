package dev.perennial.standalone.browser;

import static dev.perennial.standalone.OnlyInFullRun.FULL;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.util.List;

/** How wide, how dark, in which language. */
public record Look(String name, int width, int height, ColorScheme colours, String language, ReducedMotion motion) {
    public static final Look DESK = new Look("desk", 1280, 860, ColorScheme.LIGHT, "en", ReducedMotion.REDUCE);
    public static final Look DARK = new Look("dark", 1280, 860, ColorScheme.DARK, "fr", ReducedMotion.REDUCE);
    public static final Look PHONE = new Look("phone", 360, 780, ColorScheme.DARK, "de", ReducedMotion.REDUCE);
    public static final Look TABLET = new Look("tablet", 768, 1024, ColorScheme.LIGHT, "de", ReducedMotion.REDUCE);

    /** A desk whose reader has enlarged everything twice. */
    public static final Look ZOOMED = new Look("zoomed", 640, 400, ColorScheme.LIGHT, "de", ReducedMotion.REDUCE);

    /** Phones of readers of the other languages: a text may be too long in one of them only. */
    public static final Look PHONE_EN = new Look("phone-en", 360, 780, ColorScheme.LIGHT, "en", ReducedMotion.REDUCE);

    public static final Look PHONE_FR = new Look("phone-fr", 360, 780, ColorScheme.LIGHT, "fr", ReducedMotion.REDUCE);

    /** Pieces move and spin here: for players, not for pictures. */
    public static final Look MOVING =
            new Look("moving", 1280, 860, ColorScheme.LIGHT, "en", ReducedMotion.NO_PREFERENCE);

    /** One with summer time, wherever the tests run. */
    public static final String ZONE = "Europe/Berlin";

    /** A desk and a phone; in the quick run one of them, so that half of the games are seen on each. */
    public static List<Look> deskAndPhone(String game) {
        if (FULL) {
            return List.of(DESK, PHONE);
        }
        return List.of(Games.all().stream().map(Game::id).toList().indexOf(game) % 2 == 0 ? DESK : PHONE);
    }

    public boolean isPhone() {
        return width < 500;
    }

    /** Mostly without motion: a picture in the middle of a fade tells nothing, and its colours are nobody's fault. */
    public NewContextOptions options() {
        return new NewContextOptions()
                .setViewportSize(width, height)
                .setColorScheme(colours)
                .setLocale(language)
                .setTimezoneId(ZONE)
                .setReducedMotion(motion)
                .setHasTouch(isPhone());
    }
}
