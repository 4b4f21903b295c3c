package dev.perennial.domain.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenCharactersTest {

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x0000, 0x001B, 0x007F, 0x0085, 0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x180B, 0x180E, 0x200B,
                0x200C, 0x200D, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2064, 0x2066, 0x2069, 0x2800,
                0x3164, 0xD800, 0xE000, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0x1D173, 0xE0001, 0xE0041, 0xE0100
            })
    void whatNobodySeesIsFound(int character) {
        String hidden = Character.toString(character);
        assertThat(HiddenCharacters.areIn("An" + hidden + "na")).isTrue();
        assertThat(HiddenCharacters.areIn(hidden)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Anna",
                "Jos\u00e9",
                "\u05e9\u05dc\u05d5\u05dd",
                "\ud83d\udc69\u200d\ud83d\ude80",
                "\ud83d\udc69\ud83c\udffd\u200d\ud83d\ude80",
                "\u2764\ufe0f\u200d\ud83d\udd25",
                "1\ufe0f\u20e3"
            })
    void lettersAndPicturesAreSeen(String text) {
        assertThat(HiddenCharacters.areIn(text)).isFalse();
    }

    @Test
    void aJoinerBehindAPictureIsHidden() {
        assertThat(HiddenCharacters.areIn("\ud83d\udc69\u200d")).isTrue();
        assertThat(HiddenCharacters.areIn("\ud83d\udc69\u200dAda")).isTrue();
    }
}
