package dev.perennial.pairing.trf;

import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Writes short tournament files, for examples and tests: one line of cells for each player, such as {@code "2w1 0-H"}.
 */
public final class TrfBuilder {
    private final List<String> lines = new ArrayList<>();
    private int players;

    private TrfBuilder() {}

    /**
     * {@return a file without players}
     *
     * @param planned the number of rounds the tournament is to have
     */
    public static TrfBuilder rounds(int planned) {
        var trf = new TrfBuilder();
        trf.lines.add("XXR " + planned);
        trf.lines.add("XXC white1");
        return trf;
    }

    /**
     * {@return this builder, with one more line}
     *
     * @param line a line of the file
     */
    public TrfBuilder line(String line) {
        lines.add(line);
        return this;
    }

    /**
     * Cells are opponent, colour, result without spaces; a dot is an empty cell.
     *
     * @param cells the rounds, separated by blanks
     * @return this builder, with one more player
     */
    public TrfBuilder player(String cells) {
        return player("", cells);
    }

    /**
     * {@return this builder, with one more player}
     *
     * @param rating the rating, or an empty text
     * @param cells the rounds, separated by blanks
     */
    public TrfBuilder player(String rating, String cells) {
        players++;
        // The first cell starts at column 92, after two blanks of its own.
        var line = new StringBuilder(String.format(Locale.ROOT, "001 %4d%40s%4s%37s", players, "", rating, ""));
        for (String cell : cells.isBlank() ? new String[0] : cells.strip().split(" +")) {
            line.append(cell.equals(".") ? " ".repeat(10) : cell(cell));
        }
        lines.add(line.toString());
        return this;
    }

    private static String cell(String cell) {
        int end = cell.length();
        String opponent = cell.substring(0, end - 2);
        return String.format(
                Locale.ROOT,
                "  %4s %c %c",
                opponent.equals("0") ? "0000" : opponent,
                cell.charAt(end - 2),
                cell.charAt(end - 1));
    }

    /** {@return the text of the file} */
    public String text() {
        return String.join("\n", lines) + "\n";
    }

    /** {@return the tournament of the file} */
    public Tournament tournament() {
        return TrfReader.read(text()).tournament();
    }
}
