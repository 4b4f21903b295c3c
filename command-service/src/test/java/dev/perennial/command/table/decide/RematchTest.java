package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.EVE;
import static dev.perennial.command.table.decide.PlainTable.SEED;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.player;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static dev.perennial.command.table.decide.PlainTable.started;
import static dev.perennial.command.table.decide.PlainTable.terms;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent.RematchOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.command.TableCommand.OpenRematch;
import dev.perennial.domain.table.decide.RematchOffer;
import org.junit.jupiter.api.Test;

class RematchTest {
    private static final PlayerId P1 = player(1);

    private final PlainTable two = started("arboretum", 2, null, terms(null, Absence.FORFEIT));

    @Test
    void theSamePeopleMayPlayAgainAtATableWithTheNextNumber() {
        refused("NOT_OVER", () -> two.decide(new OpenRematch(TABLE, ANN)));
        two.resigns(ANN);
        refused("NOT_SEATED", () -> two.decide(new OpenRematch(TABLE, EVE)));
        assertThat(two.happens(two.decide(new OpenRematch(TABLE, P1))))
                .containsExactly(new RematchOpened(TABLE, new TableId("t-1-again1")));
        assertThat(two.decide(new OpenRematch(TABLE, ANN)))
                .as("it is open already")
                .isEmpty();
        var opening = RematchOffer.of(two.now()).opening(SEED, AT);
        assertThat(opening.table()).isEqualTo(new TableId("t-1-again1"));
        assertThat(opening.invited()).containsExactly(ANN, P1);
        assertThat(opening.rematchOf()).isEqualTo(TABLE);
        assertThat(DECIDER.open(opening)).hasSize(1);
    }

    @Test
    void aRematchIsForThoseWhoPlayedThoughTheTableIsPublic() {
        two.resigns(ANN);
        two.happens(two.decide(new OpenRematch(TABLE, P1)));
        var again = new PlainTable();
        again.happens(DECIDER.open(RematchOffer.of(two.now()).opening(SEED, AT)));
        refused("INVITATION_NEEDED", () -> again.sits(EVE));
        again.sits(P1);
        refused("INVITATION_NEEDED", () -> again.sits(EVE));
        again.sits(ANN);
        assertThat(again.now().status()).isEqualTo(TableStatus.PLAYING);
    }
}
