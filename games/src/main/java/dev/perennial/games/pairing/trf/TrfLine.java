package dev.perennial.games.pairing.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** One line with its number; columns count from 1 and both ends of a range belong to it. */
record TrfLine(int number, String text) {
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern POINTS = Pattern.compile("-?\\d{1,4}([.,]\\d)?");

    /** A word with the column of its first letter. */
    record Word(int column, String text) {}

    String code() {
        return text.length() < 3 ? text : text.substring(0, 3);
    }

    int length() {
        return text.length();
    }

    String columns(int from, int to) {
        int start = Math.min(from - 1, text.length());
        return text.substring(start, Math.max(start, Math.min(to, text.length())));
    }

    char at(int column) {
        return column <= text.length() ? text.charAt(column - 1) : ' ';
    }

    boolean blank(int from, int to) {
        return columns(from, to).isBlank();
    }

    int integer(int from, int to, String what) {
        return integer(new Word(from, columns(from, to).strip()), what);
    }

    int integer(Word word, String what) {
        if (!word.text().matches("\\d{1,9}")) {
            throw error(word.column(), what + " should be a number but is '" + word.text() + "'");
        }
        return Integer.parseInt(word.text());
    }

    int tenths(int from, int to, String what) {
        return tenths(new Word(from, columns(from, to).strip()), what);
    }

    /** Points with at most one decimal, in tenths. */
    int tenths(Word word, String what) {
        if (!POINTS.matcher(word.text()).matches()) {
            throw error(word.column(), what + " should be like 1.5 but is '" + word.text() + "'");
        }
        String digits = word.text().replaceAll("[.,]", "");
        return digits.length() < word.text().length() ? Integer.parseInt(digits) : 10 * Integer.parseInt(digits);
    }

    /** The words after the code. */
    List<Word> words() {
        var words = new ArrayList<Word>();
        var matcher = WORD.matcher(text);
        int start = Math.min(3, text.length());
        while (matcher.find(start)) {
            words.add(new Word(matcher.start() + 1, matcher.group()));
            start = matcher.end();
        }
        return words;
    }

    MalformedTrf error(int column, String problem) {
        return new MalformedTrf(number, column, problem);
    }
}
