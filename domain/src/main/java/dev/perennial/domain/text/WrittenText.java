package dev.perennial.domain.text;

/** Checks text written by people: not too long, and only characters that pages can show and databases can store. */
public final class WrittenText {
    private WrittenText() {}

    public static boolean isName(String text, int longest) {
        return !text.isBlank() && fits(text, longest) && !HiddenCharacters.areIn(text);
    }

    public static boolean fits(String text, int longest) {
        return text.length() <= longest && text.codePoints().allMatch(WrittenText::isShown);
    }

    private static boolean isShown(int character) {
        return character == '\n' || character == '\t' || !(Character.isISOControl(character) || isHalf(character));
    }

    /** Half of a surrogate pair. */
    private static boolean isHalf(int character) {
        return Character.getType(character) == Character.SURROGATE;
    }
}
