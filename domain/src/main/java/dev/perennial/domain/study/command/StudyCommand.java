package dev.perennial.domain.study.command;

import dev.perennial.domain.AggregateCommand;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.Mark;
import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.Presentation.Position;
import dev.perennial.domain.study.StudyId;
import dev.perennial.domain.study.StudyVisibility;
import dev.perennial.domain.study.command.ChapterDraft.NoteDraft;
import dev.perennial.domain.study.command.ChapterDraft.VariationDraft;
import java.util.List;

/** A command to a study. */
public sealed interface StudyCommand extends AggregateCommand {

    StudyId study();

    PlayerId by();

    @Override
    default String aggregateType() {
        return "study";
    }

    @Override
    default String aggregateId() {
        return study().code();
    }

    /** Creates a study, from a file with all its chapters. Its creator owns it. */
    record CreateStudy(
            StudyId study, PlayerId by, String title, StudyVisibility visibility, List<ChapterDraft> chapters)
            implements StudyCommand {
        public CreateStudy {
            chapters = List.copyOf(chapters);
        }
    }

    record RenameStudy(StudyId study, PlayerId by, String title) implements StudyCommand {}

    record ChangeVisibility(StudyId study, PlayerId by, StudyVisibility visibility) implements StudyCommand {}

    record InviteEditor(StudyId study, PlayerId by, PlayerId player) implements StudyCommand {}

    record JoinEditors(StudyId study, PlayerId by) implements StudyCommand {}

    /** Editors may remove themselves, and invited players decline. */
    record RemoveEditor(StudyId study, PlayerId by, PlayerId player) implements StudyCommand {}

    record AddChapter(StudyId study, PlayerId by, ChapterDraft chapter) implements StudyCommand {}

    record RenameChapter(StudyId study, PlayerId by, int chapter, String title) implements StudyCommand {}

    record RemoveChapter(StudyId study, PlayerId by, int chapter) implements StudyCommand {}

    record OrderChapters(StudyId study, PlayerId by, List<Integer> chapters) implements StudyCommand {
        public OrderChapters {
            chapters = List.copyOf(chapters);
        }
    }

    record AddVariation(StudyId study, PlayerId by, int chapter, VariationDraft variation) implements StudyCommand {}

    record RemoveVariation(StudyId study, PlayerId by, int chapter, int variation) implements StudyCommand {}

    record WriteNote(StudyId study, PlayerId by, int chapter, NoteDraft note) implements StudyCommand {}

    record ChangeNote(
            StudyId study, PlayerId by, int chapter, int note, Perspective perspective, String text, List<Mark> marks)
            implements StudyCommand {
        public ChangeNote {
            marks = List.copyOf(marks);
        }
    }

    record RemoveNote(StudyId study, PlayerId by, int chapter, int note) implements StudyCommand {}

    record StartPresentation(StudyId study, PlayerId by, Position position) implements StudyCommand {}

    record ShowPosition(StudyId study, PlayerId by, Position position) implements StudyCommand {
        @Override
        public boolean routine() {
            return true;
        }
    }

    record EndPresentation(StudyId study, PlayerId by) implements StudyCommand {}

    /**
     * Deletes all of it, for everyone.
     *
     * @param moderator whether an admin deletes it, who need not be able to read it
     */
    record DeleteStudy(StudyId study, PlayerId by, boolean moderator) implements StudyCommand {}
}
