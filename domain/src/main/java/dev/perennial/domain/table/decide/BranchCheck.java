package dev.perennial.domain.table.decide;

import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.branch.Branch;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import java.util.Set;

/** Checks whether a table can go on from a moment of another one. */
final class BranchCheck {
    /** A history contains those it goes back to. */
    private static final int MOST_GENERATIONS = 5;

    private BranchCheck() {}

    static void require(Branch branch, Set<Integer> bots) {
        TableState before = branch.point().table();
        if (!before.isOver() || before.serverSeed() == null) {
            throw new TableRefused(TableRefusal.NOT_OVER);
        }
        if (!branch.isSound()) {
            throw new TableRefused(TableRefusal.BAD_DEAL);
        }
        var game = before.game();
        if (game.result(branch.point().real().state()).isPresent()) {
            throw new TableRefused(TableRefusal.GAME_OVER);
        }
        if (branch.origin().generation() > MOST_GENERATIONS) {
            throw new TableRefused(TableRefusal.TOO_DEEP);
        }
        if (bots.stream().anyMatch(seat -> seat < 0 || seat >= before.seats().size())) {
            throw new TableRefused(TableRefusal.UNKNOWN_SEAT);
        }
    }

    /** The hourglass belongs to the rules, and a shared past has none. */
    static void requireClock(Clock clock) {
        if (clock instanceof Clock.Hourglass) {
            throw new TableRefused(TableRefusal.BAD_CLOCK);
        }
    }
}
