package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.tournament.TournamentEvent.CommentatorAppointed;
import dev.perennial.domain.tournament.TournamentEvent.CommentatorDismissed;
import dev.perennial.domain.tournament.command.TournamentCommand.AppointCommentator;
import dev.perennial.domain.tournament.command.TournamentCommand.DismissCommentator;
import dev.perennial.domain.tournament.command.TournamentRefusal;

/** Organisers appoint the commentators of all tables. A table refuses comments of those who play there. */
final class CommentatorDecider {
    private static final int MOST = 20;

    private CommentatorDecider() {}

    static void appoint(TournamentDraft draft, AppointCommentator command) {
        draft.requireOrganiser();
        TournamentRefusal.WRONG_STATE.unless(!draft.state().over());
        var commentators = draft.state().commentators();
        if (!commentators.contains(command.player())) {
            TournamentRefusal.TOO_MANY_COMMENTATORS.unless(commentators.size() < MOST);
            draft.add(new CommentatorAppointed(draft.id(), command.player(), draft.person(), draft.reason()));
        }
    }

    /** Commentators can also resign. */
    static void dismiss(TournamentDraft draft, DismissCommentator command) {
        if (!draft.isBy(command.player())) {
            draft.requireOrganiser();
        }
        if (draft.state().commentators().contains(command.player())) {
            draft.add(new CommentatorDismissed(draft.id(), command.player(), draft.person(), draft.reason()));
        }
    }
}
