package dev.perennial.pairing.trf;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.RoundEntry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A player's line: columns 5-8 number, 10-79 person, 81-84 points, then ten columns for each round from column 92. */
record PlayerLine(TrfLine line, int id, List<@Nullable RoundEntry> cells) {
    private static final int FIRST_ROUND = 92;
    private static final int ROUND_WIDTH = 10;
    private static final int[] BLANK = {9, 48, 53, 80, 85, 90, 91};

    static PlayerLine of(TrfLine line) {
        int id = line.integer(5, 8, "the pairing number");
        if (id == 0) {
            throw line.error(5, "pairing numbers start at 1");
        }
        for (int column : BLANK) {
            line.requireBlank(column, column);
        }
        if (!line.blank(86, 89)) {
            var _ = line.integer(86, 89, "the rank");
        }
        var cells = new ArrayList<@Nullable RoundEntry>();
        for (int column = FIRST_ROUND; column <= line.length(); column += ROUND_WIDTH) {
            cells.add(cell(line, column));
        }
        return new PlayerLine(line, id, cells);
    }

    static int column(int round) {
        return FIRST_ROUND + (round - 1) * ROUND_WIDTH;
    }

    @Nullable
    RoundEntry cell(int round) {
        return round <= cells.size() ? cells.get(round - 1) : null;
    }

    String name() {
        return line.columns(15, 47).strip();
    }

    int rating() {
        return line.blank(49, 52) ? 0 : line.integer(49, 52, "the rating");
    }

    String personal() {
        return line.columns(10, 79);
    }

    private static @Nullable RoundEntry cell(TrfLine line, int column) {
        if (line.blank(column, column + 7)) {
            return null;
        }
        for (int gap : new int[] {4, 6, 8, 9}) {
            line.requireBlank(column + gap, column + gap);
        }
        String opponent = line.columns(column, column + 3).strip();
        int id = opponent.isEmpty() ? 0 : line.integer(column, column + 3, "the opponent");
        char code = line.at(column + 7);
        if (id > 0) {
            return game(line, column, id, code);
        }
        if (colour(line, column + 5) != null) {
            throw line.error(column + 5, "a round without an opponent has no colour");
        }
        return RoundEntry.bye(withoutOpponent(line, column + 7, code));
    }

    private static Outcome withoutOpponent(TrfLine line, int column, char code) {
        return switch (Character.toUpperCase(code)) {
            case 'U', '+' -> Outcome.PAIRING_BYE;
            case 'F' -> Outcome.FULL_BYE;
            case 'H', '=' -> Outcome.HALF_BYE;
            case 'Z', ' ', '-' -> Outcome.ZERO_BYE;
            default -> throw line.error(column, "'" + code + "' is no result without an opponent");
        };
    }

    private static RoundEntry game(TrfLine line, int column, int opponent, char code) {
        var outcome = Outcome.ofCode(code).filter(Outcome::hasOpponent);
        if (outcome.isEmpty()) {
            throw line.error(column + 7, "'" + code + "' is no result of a game");
        }
        var colour = colour(line, column + 5);
        if (colour == null && outcome.get().played()) {
            throw line.error(column + 5, "a game played needs the colour w or b");
        }
        return new RoundEntry(opponent, colour, outcome.get());
    }

    private static @Nullable Colour colour(TrfLine line, int column) {
        return switch (line.at(column)) {
            case 'w', 'W' -> Colour.WHITE;
            case 'b', 'B' -> Colour.BLACK;
            case '-', ' ' -> null;
            default -> throw line.error(column, "'" + line.at(column) + "' is no colour");
        };
    }
}
