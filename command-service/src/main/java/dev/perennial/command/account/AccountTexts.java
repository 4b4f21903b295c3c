package dev.perennial.command.account;

import dev.perennial.http.ProblemException;
import java.text.Normalizer;
import java.time.ZoneId;
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Validates the texts of an account. Each method answers the text as stored, or refuses it. */
public final class AccountTexts {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{3,32}");
    private static final int SHORTEST_PASSWORD = 10;
    private static final int LONGEST_PASSWORD = 200;
    private static final int LONGEST_LANGUAGE = 35;

    private AccountTexts() {}

    /** One account for all ways to write its name. */
    static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    public static String name(@Nullable String text) {
        if (text == null || !NAME.matcher(text).matches()) {
            throw bad("BAD_NAME", "A name has 3 to 32 letters, digits, _ or -.");
        }
        return text;
    }

    /** Composed, since keyboards differ in how they write the same letter. */
    public static String password(@Nullable String text) {
        String composed = text == null ? "" : Normalizer.normalize(text, Normalizer.Form.NFC);
        int length = composed.codePointCount(0, composed.length());
        if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) {
            throw bad("BAD_PASSWORD", "A password has 10 to 200 characters.");
        }
        return composed;
    }

    public static String displayName(@Nullable String text) {
        String name = DisplayName.tidy(text == null ? "" : text);
        DisplayName.fault(name).ifPresent(fault -> {
            throw switch (fault) {
                case LENGTH -> bad("BAD_DISPLAY_NAME", "A display name has 1 to 40 visible characters.");
                case HIDDEN ->
                    bad(
                            "HIDDEN_CHARACTERS",
                            "The name contains invisible characters or too many accents. Type it again.");
                case SCRIPTS ->
                    bad(
                            "MIXED_SCRIPTS",
                            "A word of the name mixes letters of several scripts. Use one script per word.");
            };
        });
        return name;
    }

    public static String language(String text) {
        try {
            String tag = text.length() > LONGEST_LANGUAGE
                    ? ""
                    : new Locale.Builder().setLanguageTag(text).build().toLanguageTag();
            if (!tag.isEmpty() && !tag.startsWith("und") && !tag.startsWith("x-")) {
                return tag;
            }
        } catch (IllformedLocaleException e) {
            // Said below.
        }
        throw bad("BAD_LANGUAGE", "A language is given as a tag such as en or pt-BR.");
    }

    public static String timeZone(String text) {
        if (!ZoneId.getAvailableZoneIds().contains(text)) {
            throw bad("BAD_TIME_ZONE", "A time zone is given by a name such as Europe/Berlin.");
        }
        return text;
    }

    /** Free text between players and admins: any printable characters. */
    public static String remark(@Nullable String text, int longest) {
        String given = text == null
                ? ""
                : Normalizer.normalize(text, Normalizer.Form.NFC).strip();
        boolean clean = given.codePoints()
                .noneMatch(each -> (Character.isISOControl(each) && each != '\n')
                        || Character.getType(each) == Character.SURROGATE);
        if (given.isEmpty() || given.codePointCount(0, given.length()) > longest || !clean) {
            throw bad("BAD_TEXT", "A text has 1 to " + longest + " characters.");
        }
        return given;
    }

    static ProblemException bad(String code, String detail) {
        return new ProblemException(HttpStatus.BAD_REQUEST, code, detail);
    }
}
