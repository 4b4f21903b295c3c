package dev.perennial.domain.table.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Commentary;
import dev.perennial.domain.table.TableEvent.CommentPosted;
import dev.perennial.domain.table.TableEvent.CommentatorAppointed;
import dev.perennial.domain.table.TableEvent.CommentatorDismissed;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.command.TableCommand.AppointCommentator;
import dev.perennial.domain.table.command.TableCommand.DismissCommentator;
import dev.perennial.domain.table.command.TableCommand.PostComment;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.domain.text.WrittenText;

/** Decides who comments on a table for its spectators, and what they post. */
final class CommentaryDecider {
    private static final int MOST_COMMENTATORS = 5;
    private static final int MOST_COMMENTS = 300;
    private static final int LONGEST = 280;

    private CommentaryDecider() {}

    static void appoint(TableDraft draft, AppointCommentator command) {
        TableState table = draft.state();
        requireAppointer(table, command.by(), command.official());
        requireNotSeated(table, command.commentator());
        Commentary commentary = table.commentary();
        if (commentary.commentators().contains(command.commentator())) {
            return;
        }
        if (commentary.commentators().size() >= MOST_COMMENTATORS) {
            throw new TableRefused(TableRefusal.TOO_MANY_COMMENTATORS);
        }
        draft.add(new CommentatorAppointed(draft.id(), command.commentator(), command.by()));
    }

    static void dismiss(TableDraft draft, DismissCommentator command) {
        TableState table = draft.state();
        if (!command.by().equals(command.commentator())) {
            requireAppointer(table, command.by(), command.official());
        }
        if (table.commentary().commentators().contains(command.commentator())) {
            draft.add(new CommentatorDismissed(draft.id(), command.commentator(), command.by()));
        }
    }

    static void post(TableDraft draft, PostComment command) {
        TableState table = draft.state();
        if (!command.appointed() && !table.commentary().commentators().contains(command.player())) {
            throw new TableRefused(TableRefusal.NOT_COMMENTATOR);
        }
        requireNotSeated(table, command.player());
        if (table.status() != TableStatus.PLAYING && table.status() != TableStatus.FINISHED) {
            throw new TableRefused(TableRefusal.NOT_PLAYING);
        }
        String text = command.text().strip();
        if (!WrittenText.isName(text, LONGEST)) {
            throw new TableRefused(TableRefusal.BAD_COMMENT);
        }
        if (table.commentary().comments() >= MOST_COMMENTS) {
            throw new TableRefused(TableRefusal.TOO_MANY_COMMENTS);
        }
        draft.add(new CommentPosted(draft.id(), command.player(), text));
    }

    /** A player knows hidden cards, and a comment could tell of them. */
    private static void requireNotSeated(TableState table, PlayerId player) {
        if (table.seatOf(player).isPresent()) {
            throw new TableRefused(TableRefusal.COMMENTATOR_SEATED);
        }
    }

    private static void requireAppointer(TableState table, PlayerId by, boolean official) {
        if (!official && !table.owner().equals(by)) {
            throw new TableRefused(table.tournament() == null ? TableRefusal.NOT_OWNER : TableRefusal.NOT_OFFICIAL);
        }
    }
}
