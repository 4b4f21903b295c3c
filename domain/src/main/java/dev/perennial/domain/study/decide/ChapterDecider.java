package dev.perennial.domain.study.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.Chapter;
import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyState;
import dev.perennial.domain.study.command.ChapterDraft;
import dev.perennial.domain.study.command.StudyCommand.OrderChapters;
import dev.perennial.domain.study.command.StudyCommand.RemoveChapter;
import dev.perennial.domain.study.command.StudyCommand.RenameChapter;
import dev.perennial.domain.study.command.StudyRefusal;
import java.util.HashSet;

/** Decides about the chapters of a study. */
final class ChapterDecider {
    private static final int MOST = 64;

    private ChapterDecider() {}

    static void add(StudyDraft draft, PlayerId by, ChapterDraft wanted) {
        StudyState state = draft.state();
        StudyRefusal.TOO_MANY_CHAPTERS.unless(state.chapters().size() < MOST);
        int seats = wanted.game().seats();
        StudyRefusal.BAD_STUDY_PERSPECTIVE.unless(wanted.perspective().fits(seats));
        Line line = wanted.line();
        if (line != null) {
            NoteDecider.requireLine(line, seats);
            StudyRefusal.PERSPECTIVE_TOO_NARROW.unless(wanted.perspective().includes(line.shows()));
        }
        int number = state.chapterCount() + 1;
        draft.add(new StudyEvent.ChapterAdded(
                state.id(),
                number,
                StudyDecider.title(wanted.title()),
                wanted.game(),
                wanted.perspective(),
                line,
                wanted.opening(),
                by));
        StudyRefusal.BAD_PLACE.unless(
                draft.chapter(number).shownAt(wanted.opening()).isPresent());
        wanted.variations().forEach(variation -> NoteDecider.add(draft, draft.chapter(number), by, variation));
        wanted.notes().forEach(note -> NoteDecider.write(draft, draft.chapter(number), by, note));
    }

    static void rename(StudyDraft draft, RenameChapter command) {
        Chapter chapter = draft.chapter(command.chapter());
        String title = StudyDecider.title(command.title());
        if (!title.equals(chapter.title())) {
            draft.add(new StudyEvent.ChapterRenamed(draft.state().id(), chapter.number(), title, command.by()));
        }
    }

    static void remove(StudyDraft draft, RemoveChapter command) {
        Chapter chapter = draft.chapter(command.chapter());
        draft.add(new StudyEvent.ChapterRemoved(draft.state().id(), chapter.number(), command.by()));
    }

    static void order(StudyDraft draft, OrderChapters command) {
        var before = draft.state().chapters().stream().map(Chapter::number).toList();
        var wanted = command.chapters();
        StudyRefusal.BAD_CHAPTER_ORDER.unless(
                wanted.size() == before.size() && new HashSet<>(wanted).equals(new HashSet<>(before)));
        if (!wanted.equals(before)) {
            draft.add(new StudyEvent.ChaptersOrdered(draft.state().id(), wanted, command.by()));
        }
    }
}
