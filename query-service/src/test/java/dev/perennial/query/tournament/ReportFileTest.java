package dev.perennial.query.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.games.pairing.trf.Dialect;
import dev.perennial.games.pairing.trf.TrfReader;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReportFileTest {
    /** Number 2 of the first round, p2, is number 3 since p3 entered late; he has the rank he made. */
    @Test
    void ranksStayWithTheirPlayersWhenALateEntryMovesTheNumbers() {
        var cup = new ToldCup(2, 3, 2000, 1900)
                .pair(new int[] {1, 2})
                .result(1, 1, 2, 1)
                .finish(1)
                .publish()
                .register(1950, 2);
        for (Dialect dialect : Dialect.values()) {
            String file = ReportFile.of(cup.state(), Map.of(), dialect);
            assertThat(file.lines()
                            .filter(line -> line.startsWith("001"))
                            .map(line -> line.substring(84, 89).strip()))
                    .containsExactly("2", "0", "1");
            assertThat(TrfReader.read(file).tournament().players()).hasSize(3);
        }
        assertThat(StandingsView.of(cup.state(), Map.of()).rows())
                .extracting(StandingsView.Row::player, StandingsView.Row::number)
                .containsExactly(tuple(ToldCup.player(2), 3), tuple(ToldCup.player(1), 1));
    }

    @Test
    void theNewerFormNamesTheMethodAndTheTieBreaks() {
        var cup = new ToldCup(2, 3, 2000, 1900)
                .pair(new int[] {1, 2})
                .result(1, 1, 1, 2)
                .finish(1)
                .publish();
        String file = ReportFile.of(cup.state(), Map.of(), Dialect.TRF2026);
        assertThat(file.lines()).contains("192 FIDE_DUTCH_2025", "202 BH/C1,BH,SB,DE", "212 PTS,BH/C1,BH,SB,DE");
        assertThat(TrfReader.read(file).keptLines()).contains("192 FIDE_DUTCH_2025");
        assertThat(ReportFile.of(cup.state(), Map.of(), Dialect.TRF16)).doesNotContain("192 ", "\n202 ", "\n212 ");
    }

    /** A column is one character for every reader, whatever it takes for a character. */
    @Test
    void namesInAnyScriptLeaveTheColumnsWhereTheyAre() {
        var cup = new ToldCup(2, 3, 2000, 1900)
                .pair(new int[] {1, 2})
                .result(1, 1, 1, 2)
                .finish(1)
                .publish();
        var names = Map.of("p1", "Zo\u00EB \uD83D\uDE80", "p2", "\uD83D\uDE80".repeat(40));
        String file = ReportFile.of(cup.state(), names, Dialect.TRF16);
        assertThat(file).contains("Zo\u00EB ? ");
        assertThat(file.codePoints()).hasSize(file.length());
        assertThat(TrfReader.read(file).tournament().roundsDone()).isOne();
    }

    /** A round that is over for some only is not in the file. */
    @Test
    void aGameStillPlayedIsNotReported() {
        var cup = new ToldCup(2, 3, 2000, 1900, 1800, 1700)
                .pair(new int[] {1, 3}, new int[] {4, 2})
                .result(1, 1, 1, 2)
                .publish()
                .tell(new TournamentEvent.TournamentFinished(ToldCup.ID, null, null));
        var read = TrfReader.read(ReportFile.of(cup.state(), Map.of(), Dialect.TRF16));
        assertThat(read.tournament().roundsDone()).isZero();
    }
}
