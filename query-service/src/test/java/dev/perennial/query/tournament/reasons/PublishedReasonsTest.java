package dev.perennial.query.tournament.reasons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.Document;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.games.Sentence;
import dev.perennial.query.tournament.CupBuilder;
import dev.perennial.query.tournament.reasons.PublishedReasons.RoundReasons;
import dev.perennial.query.tournament.reasons.PublishedReasons.TableReasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The public page says why players meet, with the reasons of the preview. */
class PublishedReasonsTest {
    private static RoundReasons reasons(int[]... tables) {
        var before = new CupBuilder(2, 3, 1900, 1800, 1700, 1600).state();
        var paired = new ArrayList<PairedTable>();
        for (int[] table : tables) {
            int number = paired.size() + 1;
            paired.add(new PairedTable(
                    number,
                    CupBuilder.table(1, number),
                    IntStream.of(table)
                            .mapToObj(each -> new PairedSeat(CupBuilder.player(each), null, ""))
                            .toList()));
        }
        return PublishedReasons.explain(
                before,
                new RoundPaired(
                        CupBuilder.ID,
                        1,
                        Stage.MAIN,
                        "arboretum",
                        Document.EMPTY,
                        null,
                        paired,
                        List.of(),
                        CupBuilder.AT,
                        null,
                        null));
    }

    @Test
    void aRoundPairedByTheRulesHasTheReasonsOfItsPreview() {
        var found = reasons(new int[] {1, 3}, new int[] {4, 2});
        assertThat(found.round()).isEqualTo(1);
        assertThat(found.tables()).extracting(TableReasons::number).containsExactly(1, 2);
        assertThat(found.tables().getFirst().reasons())
                .contains(new Sentence("pairing.why.order", Map.of("first", "#1", "second", "#3", "place", 1)));
    }

    @Test
    void aTableThatAnOrganiserSetHasNone() {
        var found = reasons(new int[] {1, 2}, new int[] {3, 4});
        assertThat(found.tables()).extracting(TableReasons::reasons).containsOnly(List.of());
    }
}
