package dev.perennial.domain.study.command;

import dev.perennial.domain.study.ChapterGame;
import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.Mark;
import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A chapter as it is added. The game is over and the rules allow its lines; the decider checks everything else.
 *
 * @param variations only of an import; they get the numbers 1, 2 and so on
 * @param notes only of an import
 */
public record ChapterDraft(
        String title,
        ChapterGame game,
        Perspective perspective,
        @Nullable Line line,
        Place opening,
        List<VariationDraft> variations,
        List<NoteDraft> notes) {

    public ChapterDraft {
        variations = List.copyOf(variations);
        notes = List.copyOf(notes);
    }

    /** A variation without its number. */
    public record VariationDraft(String title, Perspective perspective, Line line) {
        public VariationDraft with(Line other) {
            return new VariationDraft(title, perspective, other);
        }
    }

    /** A note without its number. */
    public record NoteDraft(Place place, Perspective perspective, String text, List<Mark> marks) {
        public NoteDraft {
            marks = List.copyOf(marks);
        }
    }
}
