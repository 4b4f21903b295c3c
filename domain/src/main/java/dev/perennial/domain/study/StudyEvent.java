package dev.perennial.domain.study;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.Presentation.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that can happen to a study. */
public sealed interface StudyEvent {

    StudyId study();

    /** Something that changes one chapter. */
    sealed interface InChapter extends StudyEvent {
        int chapter();
    }

    /** Something about the position that followers see; changes no content. */
    sealed interface Led extends StudyEvent {}

    record StudyCreated(StudyId study, String title, StudyVisibility visibility, PlayerId by) implements StudyEvent {}

    record StudyRenamed(StudyId study, String title, PlayerId by) implements StudyEvent {}

    record VisibilityChanged(StudyId study, StudyVisibility visibility, PlayerId by) implements StudyEvent {}

    record EditorInvited(StudyId study, PlayerId player, PlayerId by) implements StudyEvent {}

    record EditorJoined(StudyId study, PlayerId player) implements StudyEvent {}

    /** An editor or an invited player is neither from now on, by the owner's decision or their own. */
    record EditorRemoved(StudyId study, PlayerId player, PlayerId by) implements StudyEvent {}

    record ChapterAdded(
            StudyId study,
            int chapter,
            String title,
            ChapterGame game,
            Perspective perspective,
            @Nullable Line line,
            Place opening,
            PlayerId by)
            implements InChapter {}

    record ChapterRenamed(StudyId study, int chapter, String title, PlayerId by) implements InChapter {}

    record ChapterRemoved(StudyId study, int chapter, PlayerId by) implements InChapter {}

    record ChaptersOrdered(StudyId study, List<Integer> chapters, PlayerId by) implements StudyEvent {
        public ChaptersOrdered {
            chapters = List.copyOf(chapters);
        }
    }

    record VariationAdded(
            StudyId study, int chapter, int variation, String title, Perspective perspective, Line line, PlayerId by)
            implements InChapter {}

    record VariationRemoved(StudyId study, int chapter, int variation, PlayerId by) implements InChapter {}

    record NoteWritten(
            StudyId study,
            int chapter,
            int note,
            Place place,
            Perspective perspective,
            String text,
            List<Mark> marks,
            PlayerId by)
            implements InChapter {
        public NoteWritten {
            marks = List.copyOf(marks);
        }
    }

    record NoteChanged(
            StudyId study, int chapter, int note, Perspective perspective, String text, List<Mark> marks, PlayerId by)
            implements InChapter {
        public NoteChanged {
            marks = List.copyOf(marks);
        }
    }

    record NoteRemoved(StudyId study, int chapter, int note, PlayerId by) implements InChapter {}

    /** Readers can follow this editor from now on; an earlier presentation ends. */
    record PresentationStarted(StudyId study, Position position, PlayerId by) implements Led {}

    record PositionShown(StudyId study, Position position) implements Led {}

    record PresentationEnded(StudyId study, PlayerId by) implements Led {}

    record StudyDeleted(StudyId study, PlayerId by) implements StudyEvent {}
}
