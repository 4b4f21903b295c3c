package dev.perennial.command.account;

import java.text.Normalizer;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Names in any script, but nothing that hides, overflows its line or turns the text around it. */
final class DisplayName {
    private static final int LONGEST = 40;
    private static final int LONGEST_TYPED = 400;
    private static final int MOST_MARKS = 4;
    private static final int JOINER = 0x200D;
    private static final Pattern SPACES = Pattern.compile("[\\p{Zs}\\t]+");

    private DisplayName() {}

    static Optional<String> of(@Nullable String text) {
        if (text == null || text.length() > LONGEST_TYPED) {
            return Optional.empty();
        }
        String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
        String name = SPACES.matcher(composed).replaceAll(" ").strip();
        int length = name.codePointCount(0, name.length());
        boolean good = length >= 1
                && length <= LONGEST
                && name.codePoints().allMatch(DisplayName::mayStand)
                && name.codePoints().anyMatch(DisplayName::isSeen)
                && !hasTower(name);
        return good ? Optional.of(name) : Optional.empty();
    }

    private static boolean mayStand(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            // Joins the parts of an emoji; all others of its kind are invisible or turn the writing round.
            case Character.FORMAT -> character == JOINER;
            default -> true;
        };
    }

    private static boolean isSeen(int character) {
        return !isMark(character) && character != ' ' && character != JOINER;
    }

    /** Marks piled upon each other reach into the lines above. */
    private static boolean hasTower(String name) {
        int marks = 0;
        for (int character : name.codePoints().toArray()) {
            marks = isMark(character) ? marks + 1 : 0;
            if (marks > MOST_MARKS) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMark(int character) {
        int type = Character.getType(character);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }
}
