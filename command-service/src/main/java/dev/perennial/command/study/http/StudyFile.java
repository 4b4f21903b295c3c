package dev.perennial.command.study.http;

import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.Mark;
import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.Place;
import dev.perennial.domain.table.TableId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A study as it is exported and imported.
 *
 * @param format {@value #FORMAT}
 */
record StudyFile(
        @Nullable String format,
        @Nullable String title,
        @Nullable List<FileChapter> chapters) {
    static final String FORMAT = "perennial.study/1";

    /**
     * A game or a branch of one.
     *
     * @param line null for the game as it was played
     * @param opening the moment that readers see first
     */
    record FileChapter(
            @Nullable String title,
            @Nullable TableId table,
            @Nullable Perspective perspective,
            @Nullable Line line,
            @Nullable Place opening,
            @Nullable List<FileVariation> variations,
            @Nullable List<FileNote> notes) {}

    /** The first variation of a chapter has the number 1. */
    record FileVariation(
            @Nullable String title,
            @Nullable Perspective perspective,
            @Nullable Line line) {}

    record FileNote(
            @Nullable Place place,
            @Nullable Perspective perspective,
            @Nullable String text,
            @Nullable List<Mark> marks) {}
}
