package dev.perennial.command.notice;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Locale;
import java.util.UUID;

/** Text as mails carry it: as it is where it is plain, and packed (RFC 2045, 2047) where it is not. */
final class MailWords {
    /** Of an encoded word, which must not be longer than 75 characters as a whole. */
    private static final int BYTES_IN_A_WORD = 45;

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("EEE, d MMM yyyy HH:mm:ss Z", Locale.ENGLISH);

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

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

    /** As RFC 5322 wants it; the time by which mail programs put it in its place. */
    static String date(Instant at) {
        return DATE.format(at.atOffset(ZoneOffset.UTC));
    }

    /** Read alike in every language. */
    static String time(Instant at, ZoneId zone) {
        String name = zone.equals(ZoneOffset.UTC) ? "UTC" : zone.getId();
        return TIME.format(at.atZone(zone)) + " (" + name + ")";
    }

    /** Every mail has one of its own, in the name of whoever sends it. */
    static String freshId(String from) {
        return "<" + UUID.randomUUID() + "@" + from.substring(from.lastIndexOf('@') + 1) + ">";
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
