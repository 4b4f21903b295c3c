package dev.perennial.tournament.life;

import dev.perennial.contract.text.HiddenCharacters;

/** What people may write: neither too long nor with characters that no page can show and no database keeps. */
public final class Wording {
    private Wording() {}

    public static boolean isName(String text, int longest) {
        return !text.isBlank() && fits(text, longest) && !HiddenCharacters.areIn(text);
    }

    public static boolean fits(String text, int longest) {
        return text.length() <= longest && text.codePoints().allMatch(Wording::isShown);
    }

    private static boolean isShown(int character) {
        return character == '\n' || character == '\t' || !(Character.isISOControl(character) || isHalf(character));
    }

    /** Half of a character that needs two. */
    private static boolean isHalf(int character) {
        return Character.getType(character) == Character.SURROGATE;
    }
}
