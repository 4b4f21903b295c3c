package dev.perennial.command.study;

import dev.perennial.command.table.FinishedGames;
import dev.perennial.domain.study.ChapterGame;
import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.command.StudyRefusal;
import dev.perennial.domain.study.decide.LineCheck;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.branch.BranchPoint;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** The finished games that chapters are about, and whether their rules allow a line. */
@Component
public class StudyGames {
    private final FinishedGames finished;
    private final InstantSource clock;

    StudyGames(FinishedGames finished, InstantSource clock) {
        this.finished = finished;
        this.clock = clock;
    }

    /**
     * A game and lines that its rules allow.
     *
     * @param lines each begins at the decision before the given moment, as explorations do
     */
    public record Checked(ChapterGame game, List<Line> lines) {
        public Checked {
            lines = List.copyOf(lines);
        }
    }

    /**
     * Refuses games that are running, or whose end some spectators may not know yet, and lines that cannot be played.
     *
     * @param lines of the chapter and its variations
     */
    public Checked check(TableId table, List<Line> lines) {
        var recorded = finished.read(table, clock.instant());
        var end = recorded.at(recorded.last());
        int seats = end.table().seats().size();
        var legal = new ArrayList<Line>();
        for (Line line : lines) {
            StudyRefusal.BAD_LINE.unless(line.isSound(seats));
            BranchPoint point = recorded.at(line.sequence());
            LineCheck.requireLegal(point, line);
            legal.add(line.from(point.sequence()));
        }
        return new Checked(new ChapterGame(table, end.table().opening().game(), seats, recorded.last()), legal);
    }
}
