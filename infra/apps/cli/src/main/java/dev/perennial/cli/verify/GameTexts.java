package dev.perennial.cli.verify;

import java.io.BufferedReader;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a file into games without holding more than one of them. A game ends with the line that closes its last brace,
 * so there may be one on each line or one over many lines. One that is never closed ends before a line that begins like
 * a whole game, and does not hide the next.
 */
public final class GameTexts {
    private static final String BEGINNING = "{\"";
    private static final String FIRST_FIELD = "\"format\"";
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final BufferedReader lines;
    private int lineNumber;
    private @Nullable String ahead;

    /**
     * One game of the file.
     *
     * @param line where the game begins, counted from 1
     */
    public record GameText(int line, String text) {}

    public GameTexts(BufferedReader lines) {
        this.lines = lines;
    }

    /** The next game, or null at the end of the file. */
    public @Nullable GameText next() throws IOException {
        String line = ahead == null ? read() : ahead;
        ahead = null;
        while (line != null && line.isBlank()) {
            line = read();
        }
        if (line == null) {
            return null;
        }
        int first = lineNumber;
        var text = new StringBuilder(line);
        int open = opened(line);
        while (open > 0) {
            line = read();
            if (line == null || isBeginning(line)) {
                ahead = line;
                break;
            }
            text.append('\n').append(line);
            open += opened(line);
        }
        return new GameText(first, text.toString());
    }

    /** Steps and events may begin a line like this, too, but only a game names its format. */
    private static boolean isBeginning(String line) {
        return line.startsWith(BEGINNING) && line.contains(FIRST_FIELD);
    }

    /** How many more braces and brackets are opened than closed; a text never goes on in the next line. */
    private static int opened(String line) {
        int open = 0;
        boolean inText = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                inText = !inText;
            } else if (inText) {
                i += c == '\\' ? 1 : 0;
            } else if (c == '{' || c == '[') {
                open++;
            } else if (c == '}' || c == ']') {
                open--;
            }
        }
        return open;
    }

    private @Nullable String read() throws IOException {
        lineNumber++;
        String line = lines.readLine();
        return lineNumber == 1 && line != null && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
    }
}
