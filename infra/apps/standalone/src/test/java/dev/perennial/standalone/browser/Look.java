package dev.perennial.standalone.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

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
