package dev.perennial.query.tournament.reasons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.round.NextRound;
import dev.perennial.domain.tournament.round.PairingPreview;
import dev.perennial.query.tournament.CupBuilder;
import dev.perennial.query.tournament.reasons.PublishedReasons.RoundReasons;
import dev.perennial.query.tournament.reasons.PublishedReasons.TableReasons;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The public page says why players meet, with the reasons of the preview. */
class PublishedReasonsTest {
    private static final TournamentState BEFORE = new CupBuilder(2, 3, 1900, 1800, 1700, 1600).state();

    private static RoundReasons reasons(List<List<PlayerId>> tables) {
        var paired = new ArrayList<PairedTable>();
        for (var players : tables) {
            int number = paired.size() + 1;
            var seats = players.stream()
                    .map(player -> new PairedSeat(player, null, ""))
                    .toList();
            paired.add(new PairedTable(number, CupBuilder.table(1, number), seats));
        }
        return PublishedReasons.explain(
                BEFORE,
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
        var preview = (NextRound.Paired) PairingPreview.of(BEFORE);
        var found =
                reasons(preview.tables().stream().map(NextRound.Table::players).toList());
        assertThat(found.round()).isEqualTo(1);
        assertThat(found.tables()).extracting(TableReasons::number).containsExactly(1, 2);
        assertThat(found.tables())
                .extracting(TableReasons::reasons)
                .containsExactlyElementsOf(
                        preview.tables().stream().map(NextRound.Table::reasons).toList())
                .doesNotContain(List.of());
    }

    @Test
    void aTableThatAnOrganiserSetHasNone() {
        var found = reasons(List.of(
                List.of(CupBuilder.player(1), CupBuilder.player(2)),
                List.of(CupBuilder.player(3), CupBuilder.player(4))));
        assertThat(found.tables()).extracting(TableReasons::reasons).containsOnly(List.of());
    }
}
