package dev.perennial.domain.study.decide;

import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.command.StudyCommand.InviteEditor;
import dev.perennial.domain.study.command.StudyCommand.JoinEditors;
import dev.perennial.domain.study.command.StudyCommand.RemoveEditor;
import dev.perennial.domain.study.command.StudyRefusal;

/** Decides about the editors of a study. */
final class EditorDecider {
    private static final int MOST = 20;

    private EditorDecider() {}

    static void invite(StudyDraft draft, InviteEditor command) {
        var state = draft.state();
        var player = command.player();
        StudyRefusal.ALREADY_EDITOR.unless(
                !state.isEditor(player) && !state.invited().contains(player));
        StudyRefusal.TOO_MANY_EDITORS.unless(
                state.editors().size() + state.invited().size() < MOST);
        draft.add(new StudyEvent.EditorInvited(state.id(), player, command.by()));
    }

    static void join(StudyDraft draft, JoinEditors command) {
        var state = draft.state();
        if (!state.isEditor(command.by())) {
            StudyRefusal.UNKNOWN_EDITOR.unless(state.invited().contains(command.by()));
            draft.add(new StudyEvent.EditorJoined(state.id(), command.by()));
        }
    }

    static void remove(StudyDraft draft, RemoveEditor command) {
        var state = draft.state();
        var player = command.player();
        StudyRefusal.UNKNOWN_EDITOR.unless(
                state.editors().contains(player) || state.invited().contains(player));
        draft.add(new StudyEvent.EditorRemoved(state.id(), player, command.by()));
    }
}
