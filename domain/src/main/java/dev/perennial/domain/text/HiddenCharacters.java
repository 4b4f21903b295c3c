package dev.perennial.domain.text;

/**
 * Characters that a reader does not see: controls, characters of no width, marks of direction, tags, variation
 * selectors, fillers. In a name they make a copy that looks like the original, or turn the text around it.
 */
public final class HiddenCharacters {
    private static final int JOINER = 0x200D;
    private static final int EMOJI_STYLE = 0xFE0F;
    private static final int KEYCAP = 0x20E3;
    private static final int BLANK_BRAILLE = 0x2800;

    private HiddenCharacters() {}

    public static boolean areIn(String text) {
        int[] characters = text.codePoints().toArray();
        for (int at = 0; at < characters.length; at++) {
            if (isHidden(characters[at]) && !isPartOfEmoji(characters, at)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isHidden(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> isIgnorable(character);
        };
    }

    /** The characters of Unicode's Default_Ignorable_Code_Point that are of another kind than those above. */
    private static boolean isIgnorable(int character) {
        return character == BLANK_BRAILLE
                || character == 0x034F // combining grapheme joiner
                || character == 0x3164 // fillers
                || character == 0xFFA0
                || isBetween(character, 0x115F, 0x1160)
                || isBetween(character, 0x17B4, 0x17B5)
                || isBetween(character, 0x180B, 0x180F) // variation selectors
                || isBetween(character, 0xFE00, 0xFE0F)
                || isBetween(character, 0xE0000, 0xE0FFF); // tags and more variation selectors
    }

    private static boolean isBetween(int character, int first, int last) {
        return character >= first && character <= last;
    }

    /** The joiner stands between two pictures, the emoji style behind one. */
    private static boolean isPartOfEmoji(int[] characters, int at) {
        boolean followed = at + 1 < characters.length;
        return switch (characters[at]) {
            case JOINER -> followed && endsPicture(characters, at - 1) && isPicture(characters[at + 1]);
            case EMOJI_STYLE ->
                at > 0
                        && (isPicture(characters[at - 1])
                                || (Character.isEmoji(characters[at - 1]) && followed && characters[at + 1] == KEYCAP));
            default -> false;
        };
    }

    private static boolean endsPicture(int[] characters, int at) {
        int last =
                at >= 0 && (characters[at] == EMOJI_STYLE || Character.isEmojiModifier(characters[at])) ? at - 1 : at;
        return last >= 0 && isPicture(characters[last]);
    }

    private static boolean isPicture(int character) {
        return Character.isExtendedPictographic(character);
    }
}
