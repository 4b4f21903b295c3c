package dev.perennial.domain.study;

import dev.perennial.domain.PlayerId;
import java.util.List;

/** A text with marks at a moment, for readers who know at least what its perspective knows. */
public record StudyNote(int number, Place place, Perspective perspective, String text, List<Mark> marks, PlayerId by) {
    public StudyNote {
        marks = List.copyOf(marks);
    }

    StudyNote changed(Perspective seen, String words, List<Mark> drawn) {
        return new StudyNote(number, place, seen, words, drawn, by);
    }
}
