package dev.perennial.domain.study.decide;

import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.command.StudyRefusal;
import dev.perennial.domain.table.branch.BranchPoint;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.variation.Variation;
import dev.perennial.games.variation.Variation.Continuation.Played;
import java.util.Objects;

/** Plays a line by the rules of its game. */
public final class LineCheck {
    private LineCheck() {}

    /** Refuses a line with a move that cannot be read or that the rules do not allow. */
    public static void requireLegal(BranchPoint point, Line line) {
        var now = begin(point, line);
        for (Line.Step step : line.moves()) {
            GameMove move = now.game().parseNotation(step.notation()).orElseThrow(StudyRefusal.ILLEGAL_LINE::refused);
            now = switch (now.play(step.seat(), move)) {
                case Played<GameState, GameMove, GameEvent>(var after, var _) -> after;
                case Variation.Continuation.Refused<GameState, GameMove, GameEvent> _ ->
                    throw StudyRefusal.ILLEGAL_LINE.refused();
            };
        }
    }

    private static Variation<GameState, GameMove, GameEvent> begin(BranchPoint point, Line line) {
        return switch (line.deal()) {
            case REAL -> point.real();
            case REDEALT -> {
                int seat = Objects.requireNonNull(line.seat());
                yield point.redealt(seat, point.publicSeed(seat, Objects.requireNonNull(line.seed())));
            }
        };
    }
}
