package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.EVE;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.player;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static dev.perennial.command.table.decide.PlainTable.started;
import static dev.perennial.command.table.decide.PlainTable.terms;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent.CommentPosted;
import dev.perennial.domain.table.TableEvent.CommentatorAppointed;
import dev.perennial.domain.table.TableEvent.CommentatorDismissed;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.command.TableCommand.AppointCommentator;
import dev.perennial.domain.table.command.TableCommand.DismissCommentator;
import dev.perennial.domain.table.command.TableCommand.PostComment;
import java.util.List;
import org.junit.jupiter.api.Test;

class CommentaryTest {
    private static final PlayerId OFFICIAL = new PlayerId("official");

    private final PlainTable two = started("arboretum", 2, null, terms(null, Absence.FORFEIT));

    @Test
    void onlyAnAppointedPlayerWhoDoesNotSitThereComments() {
        refused("NOT_COMMENTATOR", () -> post(EVE, "Too early."));
        assertThat(appoint(EVE)).containsExactly(new CommentatorAppointed(TABLE, EVE, OFFICIAL));
        assertThat(appoint(EVE)).as("once is enough").isEmpty();
        assertThat(post(EVE, "  The oak closes the path. "))
                .containsExactly(new CommentPosted(TABLE, EVE, "The oak closes the path."));
        refused("COMMENTATOR_SEATED", () -> appoint(ANN));
        refused("NOT_COMMENTATOR", () -> post(player(1), "I would draw."));
    }

    @Test
    void aCommentatorOfTheTournamentCommentsUnlessSeatedHere() {
        assertThat(two.happens(two.decide(new PostComment(TABLE, EVE, "Round two begins.", true))))
                .containsExactly(new CommentPosted(TABLE, EVE, "Round two begins."));
        refused("COMMENTATOR_SEATED", () -> two.decide(new PostComment(TABLE, ANN, "I would draw.", true)));
    }

    @Test
    void onlyTheOwnerAndOfficialsAppoint() {
        refused("NOT_OWNER", () -> two.decide(new AppointCommentator(TABLE, EVE, player(1), false)));
        assertThat(appoint(EVE)).hasSize(1);
        refused("NOT_OWNER", () -> two.decide(new DismissCommentator(TABLE, EVE, player(1), false)));
        assertThat(two.happens(two.decide(new DismissCommentator(TABLE, EVE, EVE, false))))
                .as("commentators may resign")
                .containsExactly(new CommentatorDismissed(TABLE, EVE, EVE));
        refused("NOT_COMMENTATOR", () -> post(EVE, "Too late."));
    }

    @Test
    void commentsAndCommentatorsHaveLimits() {
        appoint(EVE);
        for (String bad : List.of("", "  ", "x".repeat(281), "\u202Ereversed", "bell\u0007")) {
            refused("BAD_COMMENT", () -> post(EVE, bad));
        }
        for (int i = 0; i < 300; i++) {
            post(EVE, "Comment " + i);
        }
        refused("TOO_MANY_COMMENTS", () -> post(EVE, "One more."));
        for (int i = 0; i < 4; i++) {
            appoint(new PlayerId("eve-" + i));
        }
        refused("TOO_MANY_COMMENTATORS", () -> appoint(new PlayerId("eve-5")));
    }

    /** A comment changes neither the game nor its history. */
    @Test
    void aCommentLeavesTheGameAlone() {
        var before = two.now().position();
        appoint(EVE);
        post(EVE, "A quiet start.");
        assertThat(two.now().position()).isEqualTo(before);
        two.moves(AT);
        assertThat(two.now().commentary().comments()).isEqualTo(1);
    }

    private List<Object> appoint(PlayerId commentator) {
        return two.happens(two.decide(new AppointCommentator(TABLE, commentator, OFFICIAL, true)));
    }

    private List<Object> post(PlayerId commentator, String text) {
        return two.happens(two.decide(new PostComment(TABLE, commentator, text, false)));
    }
}
