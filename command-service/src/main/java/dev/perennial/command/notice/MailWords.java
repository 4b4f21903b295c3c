package dev.perennial.command.notice;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;

/** Text as mails carry it: as it is where it is plain, and packed (RFC 2045, 2047) where it is not. */
final class MailWords {
    /** Of an encoded word, which must not be longer than 75 characters as a whole. */
    private static final int BYTES_IN_A_WORD = 45;

    private MailWords() {}

    static String header(String text) {
        if (isPlain(text)) {
            return text;
        }
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        text.codePoints().mapToObj(Character::toString).forEach(letter -> {
            if (bytes(word + letter).length > BYTES_IN_A_WORD) {
                words.add(packed(word.toString()));
                word.setLength(0);
            }
            word.append(letter);
        });
        words.add(packed(word.toString()));
        return String.join("\r\n ", words);
    }

    private static String packed(String word) {
        return "=?UTF-8?B?" + Base64.getEncoder().encodeToString(bytes(word)) + "?=";
    }

    /** With what the headers still have to say about it. */
    static String body(String text) {
        String lines = text.replace("\n", "\r\n");
        return isPlain(text)
                ? "\r\n" + lines.replace("\n.", "\n..")
                : "Content-Transfer-Encoding: base64\r\n\r\n"
                        + Base64.getMimeEncoder().encodeToString(bytes(lines));
    }

    private static boolean isPlain(String text) {
        return text.chars().allMatch(letter -> letter < 0x7f);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
