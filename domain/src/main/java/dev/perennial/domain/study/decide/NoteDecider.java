package dev.perennial.domain.study.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.Chapter;
import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.Mark;
import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.Place;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyNote;
import dev.perennial.domain.study.command.ChapterDraft.NoteDraft;
import dev.perennial.domain.study.command.ChapterDraft.VariationDraft;
import dev.perennial.domain.study.command.StudyCommand.ChangeNote;
import dev.perennial.domain.study.command.StudyCommand.RemoveNote;
import dev.perennial.domain.study.command.StudyCommand.RemoveVariation;
import dev.perennial.domain.study.command.StudyRefusal;
import dev.perennial.domain.text.WrittenText;
import java.util.List;

/** Decides about the notes and variations of a chapter. */
final class NoteDecider {
    private static final int MOST_VARIATIONS = 100;
    private static final int MOST_NOTES = 300;
    private static final int MOST_MARKS = 40;
    private static final int LONGEST_TEXT = 2_000;

    private NoteDecider() {}

    static void requireLine(Line line, int seats) {
        StudyRefusal.BAD_LINE.unless(line.isSound(seats));
    }

    static void add(StudyDraft draft, Chapter chapter, PlayerId by, VariationDraft wanted) {
        StudyRefusal.TOO_MANY_VARIATIONS.unless(chapter.variations().size() < MOST_VARIATIONS);
        requireLine(wanted.line(), chapter.game().seats());
        requireSeen(chapter, wanted.perspective(), wanted.line().shows());
        draft.add(new StudyEvent.VariationAdded(
                draft.state().id(),
                chapter.number(),
                chapter.variationCount() + 1,
                StudyDecider.title(wanted.title()),
                wanted.perspective(),
                wanted.line(),
                by));
    }

    static void remove(StudyDraft draft, RemoveVariation command) {
        Chapter chapter = draft.chapter(command.chapter());
        StudyRefusal.UNKNOWN_VARIATION.unless(
                chapter.variation(command.variation()).isPresent());
        draft.add(new StudyEvent.VariationRemoved(
                draft.state().id(), chapter.number(), command.variation(), command.by()));
    }

    static void write(StudyDraft draft, Chapter chapter, PlayerId by, NoteDraft wanted) {
        StudyRefusal.TOO_MANY_NOTES.unless(chapter.notes().size() < MOST_NOTES);
        requireSeen(chapter, wanted.perspective(), shown(chapter, wanted.place()));
        draft.add(new StudyEvent.NoteWritten(
                draft.state().id(),
                chapter.number(),
                chapter.noteCount() + 1,
                wanted.place(),
                wanted.perspective(),
                text(wanted.text(), wanted.marks()),
                wanted.marks(),
                by));
    }

    static void change(StudyDraft draft, ChangeNote command) {
        Chapter chapter = draft.chapter(command.chapter());
        StudyNote note = note(chapter, command.note());
        requireSeen(chapter, command.perspective(), shown(chapter, note.place()));
        String text = text(command.text(), command.marks());
        boolean same = text.equals(note.text())
                && command.marks().equals(note.marks())
                && command.perspective().equals(note.perspective());
        if (!same) {
            draft.add(new StudyEvent.NoteChanged(
                    draft.state().id(),
                    chapter.number(),
                    note.number(),
                    command.perspective(),
                    text,
                    command.marks(),
                    command.by()));
        }
    }

    static void remove(StudyDraft draft, RemoveNote command) {
        Chapter chapter = draft.chapter(command.chapter());
        StudyNote note = note(chapter, command.note());
        draft.add(new StudyEvent.NoteRemoved(draft.state().id(), chapter.number(), note.number(), command.by()));
    }

    private static StudyNote note(Chapter chapter, int number) {
        return chapter.note(number).orElseThrow(StudyRefusal.UNKNOWN_NOTE::refused);
    }

    private static Perspective shown(Chapter chapter, Place place) {
        return chapter.shownAt(place).orElseThrow(StudyRefusal.BAD_PLACE::refused);
    }

    /** Readers of a note see the line that it is about: it must not show them more than they know. */
    private static void requireSeen(Chapter chapter, Perspective perspective, Perspective shown) {
        StudyRefusal.BAD_STUDY_PERSPECTIVE.unless(
                perspective.fits(chapter.game().seats()));
        StudyRefusal.PERSPECTIVE_TOO_NARROW.unless(perspective.includes(shown));
    }

    private static String text(String given, List<Mark> marks) {
        String text = given.strip();
        StudyRefusal.BAD_MARKS.unless(
                marks.size() <= MOST_MARKS && marks.stream().allMatch(Mark::hasPlaces));
        StudyRefusal.BAD_NOTE.unless(WrittenText.fits(text, LONGEST_TEXT) && !(text.isEmpty() && marks.isEmpty()));
        return text;
    }
}
