package dev.perennial.command.account;

import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.SpoofChecker.RestrictionLevel;
import dev.perennial.domain.text.HiddenCharacters;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Names in any script, but nothing that hides, overflows its line or passes for letters of another script. */
final class DisplayName {
    private static final int LONGEST = 40;
    private static final int LONGEST_TYPED = 400;
    private static final int MOST_MARKS = 4;
    private static final int MOST_MARKS_ON_COMPOSED = 2;
    private static final Pattern SPACES = Pattern.compile("[\\p{Zs}\\t]+");

    /** NFKC takes the Thai and Lao vowel AM apart, and words with it would be written wrongly. */
    private static final Pattern TO_NORMALISE = Pattern.compile("[^\u0E33\u0EB3]+");

    /** Normalisation has put the usual marks of these into one character with their letter. */
    private static final Set<UnicodeScript> COMPOSED = Set.of(
            UnicodeScript.LATIN,
            UnicodeScript.GREEK,
            UnicodeScript.CYRILLIC,
            UnicodeScript.COMMON,
            UnicodeScript.INHERITED);

    /** Latin goes with the scripts of Chinese, Japanese and Korean; all others stand alone (UTS 39, section 5.2). */
    private static final SpoofChecker SCRIPTS = new SpoofChecker.Builder()
            .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.MIXED_NUMBERS)
            .setRestrictionLevel(RestrictionLevel.HIGHLY_RESTRICTIVE)
            .build();

    /** Why a name cannot be used. */
    enum Fault {
        LENGTH,
        HIDDEN,
        SCRIPTS
    }

    private DisplayName() {}

    /** As the name is stored: compatibility characters replaced, letters composed, spaces tidied. */
    static String tidy(String text) {
        if (text.length() > LONGEST_TYPED) {
            return "";
        }
        String composed = Normalizer.normalize(
                TO_NORMALISE.matcher(text).replaceAll(part -> Matcher.quoteReplacement(compatible(part.group()))),
                Normalizer.Form.NFC);
        return SPACES.matcher(composed).replaceAll(" ").strip();
    }

    private static String compatible(String part) {
        return Normalizer.normalize(part, Normalizer.Form.NFKC);
    }

    /** The name with a number behind it, no longer than names may be. */
    static String numbered(String name, int number) {
        String ending = " " + number;
        int room = Math.min(name.codePointCount(0, name.length()), LONGEST - ending.length());
        return name.substring(0, name.offsetByCodePoints(0, room)).strip() + ending;
    }

    /** The fault of a tidied name, if there is one. */
    static Optional<Fault> fault(String name) {
        int length = name.codePointCount(0, name.length());
        if (HiddenCharacters.areIn(name) || hasTower(name)) {
            return Optional.of(Fault.HIDDEN);
        }
        if (length < 1 || length > LONGEST || name.codePoints().noneMatch(DisplayName::isSeen)) {
            return Optional.of(Fault.LENGTH);
        }
        return mixesScripts(name) ? Optional.of(Fault.SCRIPTS) : Optional.empty();
    }

    /** People write their name in two scripts side by side; a single word in two scripts imitates something. */
    private static boolean mixesScripts(String name) {
        return Stream.of(name.split(" ", -1)).anyMatch(word -> SCRIPTS.failsChecks(word, null));
    }

    private static boolean isSeen(int character) {
        return !isMark(character) && character != ' ';
    }

    /** Marks piled upon each other reach into the lines above; the same one twice looks like one. */
    private static boolean hasTower(String name) {
        int marks = 0;
        int before = -1;
        int most = MOST_MARKS;
        for (int character : name.codePoints().toArray()) {
            boolean mark = isMark(character);
            if (!mark) {
                most = COMPOSED.contains(UnicodeScript.of(character)) ? MOST_MARKS_ON_COMPOSED : MOST_MARKS;
            }
            marks = mark ? marks + 1 : 0;
            if (marks > most || (mark && character == before)) {
                return true;
            }
            before = character;
        }
        return false;
    }

    private static boolean isMark(int character) {
        int type = Character.getType(character);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }
}
