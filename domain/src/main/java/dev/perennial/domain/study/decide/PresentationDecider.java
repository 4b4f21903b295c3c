package dev.perennial.domain.study.decide;

import dev.perennial.domain.study.Presentation.Position;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyState;
import dev.perennial.domain.study.command.StudyCommand.EndPresentation;
import dev.perennial.domain.study.command.StudyCommand.ShowPosition;
import dev.perennial.domain.study.command.StudyCommand.StartPresentation;
import dev.perennial.domain.study.command.StudyRefusal;

/** Decides what the readers who follow a presenter see. */
final class PresentationDecider {
    private PresentationDecider() {}

    static void start(StudyDraft draft, StartPresentation command) {
        require(draft, command.position());
        draft.add(new StudyEvent.PresentationStarted(draft.state().id(), command.position(), command.by()));
    }

    static void show(StudyDraft draft, ShowPosition command) {
        StudyState state = draft.state();
        var running = state.presentation();
        StudyRefusal.NOT_PRESENTER.unless(running != null && running.presenter().equals(command.by()));
        require(draft, command.position());
        if (running != null && !running.position().equals(command.position())) {
            draft.add(new StudyEvent.PositionShown(state.id(), command.position()));
        }
    }

    /** Any editor may end it: a presenter may have gone home. */
    static void end(StudyDraft draft, EndPresentation command) {
        if (draft.state().presentation() != null) {
            draft.add(new StudyEvent.PresentationEnded(draft.state().id(), command.by()));
        }
    }

    private static void require(StudyDraft draft, Position position) {
        var chapter = draft.chapter(position.chapter());
        StudyRefusal.BAD_STUDY_PERSPECTIVE.unless(
                position.perspective().fits(chapter.game().seats()));
        var shown = chapter.shownAt(position.place()).orElseThrow(StudyRefusal.BAD_PLACE::refused);
        StudyRefusal.PERSPECTIVE_TOO_NARROW.unless(position.perspective().includes(shown));
    }
}
