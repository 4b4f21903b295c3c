package dev.perennial.pairing.trf;

import dev.perennial.pairing.RoundEntry;
import java.util.Map;

/** Compares the lines of the two players of each game. */
final class GameCheck {
    private final Map<Integer, PlayerLine> lines;

    GameCheck(Map<Integer, PlayerLine> lines) {
        this.lines = lines;
    }

    /** Each game is in two lines, which have to match. */
    void run() {
        lines.values().forEach(this::check);
    }

    private void check(PlayerLine line) {
        for (int round = 1; round <= line.cells().size(); round++) {
            var cell = line.cell(round);
            if (cell != null && cell.opponent() > 0) {
                check(line, round, cell);
            }
        }
    }

    private void check(PlayerLine line, int round, RoundEntry cell) {
        int column = PlayerLine.column(round);
        var opponent = lines.get(cell.opponent());
        if (opponent == null || cell.opponent() == line.id()) {
            throw line.line().error(column, "there is no opponent with the number " + cell.opponent());
        }
        var other = opponent.cell(round);
        if (other == null || other.opponent() != line.id()) {
            throw line.line().error(column, "player " + cell.opponent() + " does not have this game in round " + round);
        }
        if (cell.colour() != null && cell.colour() == other.colour()) {
            throw line.line().error(column + 5, "both players of this game have the same colour");
        }
        if (cell.outcome().played() != other.outcome().played()
                || (cell.outcome().won() && !other.outcome().lost())) {
            throw line.line().error(column + 7, "the results of the two players do not fit");
        }
    }
}
