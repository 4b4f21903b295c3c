package dev.perennial.pairing.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** One line with its number; columns count from 1 and both ends of a range belong to it. */
record TrfLine(int number, String text) {
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern POINTS = Pattern.compile("-?(\\d{1,4}([.,]\\d)?|[.,]\\d)");
    private static final Pattern RECORD = Pattern.compile("###.*|[A-Z0-9]{3}([ \\t].*)?");

    /** The largest value four columns can hold, in tenths. */
    static final int MOST = 999;

    static final int LEAST = -99;

    /** A word with the column of its first letter. */
    record Word(int column, String text) {}

    String code() {
        return text.length() < 3 ? text : text.substring(0, 3);
    }

    /** Text without control characters that starts with the code of a record; tabs stand between words only. */
    void requireRecord() {
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if ((sign < ' ' && sign != '\t') || sign == '\u007F' || sign == '\uFFFD') {
                throw error(i + 1, "a character that is no text (code " + (int) sign + ")");
            }
        }
        if (!RECORD.matcher(text).matches()) {
            throw error(1, "a line should start with a code of three capital letters or digits and a blank");
        }
    }

    /** Columns that separate others. */
    void requireBlank(int from, int to) {
        for (int column = from; column <= Math.min(to, text.length()); column++) {
            if (at(column) != ' ') {
                throw error(column, "this column should be blank but has '" + at(column) + "'");
            }
        }
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
        return integer(word(from, to), what);
    }

    int integer(Word word, String what) {
        if (!word.text().matches("\\d{1,9}")) {
            throw error(word.column(), what + " should be a number but is '" + word.text() + "'");
        }
        return Integer.parseInt(word.text());
    }

    /** The content of some columns, without surrounding blanks. */
    Word word(int from, int to) {
        return new Word(from, columns(from, to).strip());
    }

    /** The number of a round; no tournament has a thousand. */
    int round(Word word, String what) {
        int round = integer(word, what);
        if (round < 1 || round > 999) {
            throw error(word.column(), what + " should be from 1 to 999 but is " + round);
        }
        return round;
    }

    /** The only word after the code. */
    Word only(String what) {
        var words = words();
        if (words.size() > 1) {
            throw error(words.get(1).column(), "nothing should follow " + what);
        }
        return words.isEmpty() ? new Word(5, "") : words.getFirst();
    }

    int tenths(int from, int to, String what) {
        return tenths(word(from, to), what);
    }

    /** Points with at most one decimal, in tenths. */
    int tenths(Word word, String what) {
        if (!POINTS.matcher(word.text()).matches()) {
            throw error(word.column(), what + " should be like 1.5 but is '" + word.text() + "'");
        }
        String digits = word.text().replaceAll("[.,]", "");
        int tenths = digits.length() < word.text().length() ? Integer.parseInt(digits) : 10 * Integer.parseInt(digits);
        if (tenths > MOST || tenths < LEAST) {
            throw error(word.column(), what + " should be from -9.9 to 99.9 but is " + word.text());
        }
        return tenths;
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
