package dev.perennial.domain.study.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyEvent.StudyCreated;
import dev.perennial.domain.study.StudyState;
import dev.perennial.domain.study.command.StudyCommand;
import dev.perennial.domain.study.command.StudyCommand.AddChapter;
import dev.perennial.domain.study.command.StudyCommand.AddVariation;
import dev.perennial.domain.study.command.StudyCommand.ChangeNote;
import dev.perennial.domain.study.command.StudyCommand.ChangeVisibility;
import dev.perennial.domain.study.command.StudyCommand.CreateStudy;
import dev.perennial.domain.study.command.StudyCommand.DeleteStudy;
import dev.perennial.domain.study.command.StudyCommand.EndPresentation;
import dev.perennial.domain.study.command.StudyCommand.InviteEditor;
import dev.perennial.domain.study.command.StudyCommand.JoinEditors;
import dev.perennial.domain.study.command.StudyCommand.OrderChapters;
import dev.perennial.domain.study.command.StudyCommand.RemoveChapter;
import dev.perennial.domain.study.command.StudyCommand.RemoveEditor;
import dev.perennial.domain.study.command.StudyCommand.RemoveNote;
import dev.perennial.domain.study.command.StudyCommand.RemoveVariation;
import dev.perennial.domain.study.command.StudyCommand.RenameChapter;
import dev.perennial.domain.study.command.StudyCommand.RenameStudy;
import dev.perennial.domain.study.command.StudyCommand.ShowPosition;
import dev.perennial.domain.study.command.StudyCommand.StartPresentation;
import dev.perennial.domain.study.command.StudyCommand.WriteNote;
import dev.perennial.domain.study.command.StudyRefusal;
import dev.perennial.domain.text.WrittenText;
import java.util.List;
import java.util.Optional;

/** Decides every command to a study: refuses it or turns it into events. */
public final class StudyDecider {
    private static final int LONGEST_TITLE = 100;

    private StudyDecider() {}

    public static List<StudyEvent> create(CreateStudy command) {
        var draft = StudyDraft.of(
                new StudyCreated(command.study(), title(command.title()), command.visibility(), command.by()));
        command.chapters().forEach(chapter -> ChapterDecider.add(draft, command.by(), chapter));
        return draft.events();
    }

    public static List<StudyEvent> decide(StudyState state, StudyCommand given) {
        requireRights(state, given);
        var draft = new StudyDraft(state);
        switch (given) {
            case CreateStudy _ -> throw new IllegalArgumentException("study exists: " + state.id());
            case RenameStudy command -> {
                String title = title(command.title());
                if (!title.equals(state.title())) {
                    draft.add(new StudyEvent.StudyRenamed(state.id(), title, command.by()));
                }
            }
            case ChangeVisibility command -> {
                if (command.visibility() != state.visibility()) {
                    draft.add(new StudyEvent.VisibilityChanged(state.id(), command.visibility(), command.by()));
                }
            }
            case InviteEditor command -> EditorDecider.invite(draft, command);
            case JoinEditors command -> EditorDecider.join(draft, command);
            case RemoveEditor command -> EditorDecider.remove(draft, command);
            case AddChapter command -> ChapterDecider.add(draft, command.by(), command.chapter());
            case RenameChapter command -> ChapterDecider.rename(draft, command);
            case RemoveChapter command -> ChapterDecider.remove(draft, command);
            case OrderChapters command -> ChapterDecider.order(draft, command);
            case AddVariation command ->
                NoteDecider.add(draft, draft.chapter(command.chapter()), command.by(), command.variation());
            case RemoveVariation command -> NoteDecider.remove(draft, command);
            case WriteNote command ->
                NoteDecider.write(draft, draft.chapter(command.chapter()), command.by(), command.note());
            case ChangeNote command -> NoteDecider.change(draft, command);
            case RemoveNote command -> NoteDecider.remove(draft, command);
            case StartPresentation command -> PresentationDecider.start(draft, command);
            case ShowPosition command -> PresentationDecider.show(draft, command);
            case EndPresentation command -> PresentationDecider.end(draft, command);
            case DeleteStudy command -> draft.add(new StudyEvent.StudyDeleted(state.id(), command.by()));
        }
        return draft.events();
    }

    /** For those who may not read a study there is none. */
    private static void requireRights(StudyState state, StudyCommand given) {
        PlayerId by = given.by();
        if (given instanceof DeleteStudy deletion && deletion.moderator()) {
            StudyRefusal.UNKNOWN_STUDY.unless(!state.deleted());
            return;
        }
        StudyRefusal.UNKNOWN_STUDY.unless(state.isReader(Optional.of(by)));
        switch (given) {
            case ChangeVisibility _, InviteEditor _, DeleteStudy _ ->
                StudyRefusal.NOT_STUDY_OWNER.unless(state.owner().equals(by));
            case RemoveEditor command ->
                StudyRefusal.NOT_STUDY_OWNER.unless(
                        state.owner().equals(by) || command.player().equals(by));
            case JoinEditors _ -> {}
            default -> StudyRefusal.NOT_EDITOR.unless(state.isEditor(by));
        }
    }

    static String title(String text) {
        String title = text.strip();
        StudyRefusal.BAD_STUDY_TITLE.unless(WrittenText.isName(title, LONGEST_TITLE));
        return title;
    }
}
