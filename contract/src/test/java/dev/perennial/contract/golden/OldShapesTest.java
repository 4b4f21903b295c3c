package dev.perennial.contract.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Upcasting;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.FirstSeat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Shapes that were stored once are read as if they had been written today. */
class OldShapesTest {
    private static final GoldenFolder FOLDER = GoldenFolder.ofTheProject();

    static List<Upcasting.Step> steps() {
        return Upcasting.steps();
    }

    @Test
    void theFirstTableOpenedKnewNoChoiceOfWhoBegins() {
        var old = FOLDER.old("table.TableOpened", "1").orElseThrow();
        assertThat(old.payload().has("firstSeat")).isFalse();
        var opened = (TableOpened) old.event();
        assertThat(opened.firstSeat()).isEqualTo(FirstSeat.RANDOM);
        assertThat(opened.table()).isEqualTo(new TableId("table-0"));
        assertThat(opened.game()).isEqualTo("arboretum");
        assertThat(opened.seats()).isEqualTo(3);
        assertThat(opened.owner()).isEqualTo(new PlayerId("alice"));
        assertThat(opened.options()).isEqualTo(Document.EMPTY);
    }

    @Test
    void readingAnOldShapeLeavesItAsItIs() {
        var old = FOLDER.old("table.TableOpened", "1").orElseThrow();
        var before = old.payload().deepCopy();
        assertThat(Upcasting.upcast("table.TableOpened", "1", old.payload())).isNotEqualTo(before);
        assertThat(old.payload()).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("steps")
    void everyStepHasAnOldFileThatIsReadAndWrittenInTodaysShape(Upcasting.Step step) {
        var old = FOLDER.old(step.type(), step.from());
        assertThat(old)
                .as("an example of revision " + step.from() + " of " + step.type())
                .isPresent();
        var today = GoldenFile.of(old.get().event());
        assertThat(today.revision()).isEqualTo(EventTypes.revisionOf(step.type()));
        assertThat(today.problems(step.type())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("steps")
    void everyStepIsPartOfAWayToToday(Upcasting.Step step) {
        String revision = step.to();
        for (Upcasting.Step next : steps()) {
            if (next.type().equals(step.type()) && next.from().equals(revision)) {
                revision = next.to();
            }
        }
        assertThat(revision).isEqualTo(EventTypes.revisionOf(step.type()));
    }
}
