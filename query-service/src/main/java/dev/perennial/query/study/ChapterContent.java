package dev.perennial.query.study;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.Chapter;
import dev.perennial.domain.study.ChapterGame;
import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.Place;
import dev.perennial.domain.study.SavedVariation;
import dev.perennial.domain.study.StudyNote;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A chapter over the wire.
 *
 * @param perspective how readers see it first
 * @param line the branch that it is about; null for the game as it was played, or if the reader may not see it
 * @param opening the moment that readers see first
 */
record ChapterContent(
        int number,
        String title,
        ChapterGame game,
        Perspective perspective,
        @Nullable Line line,
        Place opening,
        List<SavedVariation> variations,
        List<StudyNote> notes) {

    static ChapterContent of(Chapter seen) {
        return new ChapterContent(
                seen.number(),
                seen.title(),
                seen.game(),
                seen.perspective(),
                seen.line(),
                seen.opening(),
                seen.variations(),
                seen.notes());
    }

    Set<PlayerId> authors() {
        var authors = new HashSet<PlayerId>();
        variations.forEach(variation -> authors.add(variation.by()));
        notes.forEach(note -> authors.add(note.by()));
        return authors;
    }
}
