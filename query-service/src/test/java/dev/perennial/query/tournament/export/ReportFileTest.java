package dev.perennial.query.tournament.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.pairing.Colour;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.trf.Dialect;
import dev.perennial.pairing.trf.TrfReader;
import dev.perennial.query.tournament.CupBuilder;
import dev.perennial.query.tournament.StandingsView;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReportFileTest {
    @TempDir
    Path folder;

    /** Number 2 of the first round, p2, is number 3 since p3 entered late; p2 keeps the rank. */
    @Test
    void ranksStayWithTheirPlayersWhenALateEntryMovesTheNumbers() {
        var cup = new CupBuilder(2, 3, 2000, 1900)
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
                .containsExactly(tuple(CupBuilder.player(2), 3), tuple(CupBuilder.player(1), 1));
    }

    @Test
    void theNewerFormNamesTheMethodAndTheTieBreaks() {
        var cup = new CupBuilder(2, 3, 2000, 1900)
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
        var cup = new CupBuilder(2, 3, 2000, 1900)
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

    /** Four players, of whom the last leaves after the first round and the third asks for half a point. */
    private static CupBuilder withoutTheLast() {
        var cup = new CupBuilder(2, 3, 2000, 1900, 1800, 1700, 1600, 1500);
        boolean white = cup.state().firstColour() == Colour.WHITE;
        return (white
                        ? cup.pair(new int[] {1, 4}, new int[] {5, 2}, new int[] {3, 6})
                        : cup.pair(new int[] {4, 1}, new int[] {2, 5}, new int[] {6, 3}))
                .result(1, 1, 1, 2)
                .result(1, 2, 1, 2)
                .result(1, 3, 1, 2)
                .finish(1)
                .publish()
                .tell(new TournamentEvent.PlayerWithdrew(
                        CupBuilder.ID, CupBuilder.player(6), CupBuilder.player(6), null))
                .tell(new TournamentEvent.ByeRequested(
                        CupBuilder.ID, CupBuilder.player(3), 2, ByeKind.HALF, CupBuilder.player(3), null));
    }

    @ParameterizedTest
    @EnumSource
    void whoLeftIsAbsentFromTheNextRound(Dialect dialect) throws IOException {
        var cup = withoutTheLast();
        String file = ReportFile.of(cup.state(), Map.of(), dialect);
        assertThat(file.lines()).contains(dialect == Dialect.TRF16 ? "XXZ 6" : "240 Z 002    6");
        assertThat(TrfReader.read(file).tournament().players())
                .extracting(Player::absence)
                .containsExactly(null, null, Outcome.HALF_BYE, null, null, Outcome.ZERO_BYE);
        assertThat(pair(file)).startsWith("0\n2\n").doesNotContain("3 ", " 3", "6 ", " 6");
        assertThat(pair(file, "--check")).isEqualTo("0\n1 of 1 rounds agree\n");
    }

    /** While round 2 is played the file asks for round 2: those at its tables were there, also who left meanwhile. */
    @ParameterizedTest
    @EnumSource
    void whoSitsAtATableIsNotAbsent(Dialect dialect) {
        var cup = withoutTheLast()
                .pair(new int[] {2, 1}, new int[] {4, 5})
                .result(2, 1, 1, 2)
                .tell(new TournamentEvent.PlayerWithdrew(
                        CupBuilder.ID, CupBuilder.player(5), CupBuilder.player(5), null));
        assertThat(TrfReader.read(ReportFile.of(cup.state(), Map.of(), dialect))
                        .tournament()
                        .players())
                .extracting(Player::present)
                .containsExactly(true, true, false, true, true, false);
    }

    @ParameterizedTest
    @EnumSource
    void afterTheEndNobodyIsAbsent(Dialect dialect) {
        var cup = withoutTheLast().tell(new TournamentEvent.TournamentFinished(CupBuilder.ID, null, null));
        assertThat(TrfReader.read(ReportFile.of(cup.state(), Map.of(), dialect))
                        .tournament()
                        .players())
                .allMatch(Player::present);
    }

    /** The exit code, then what was printed. */
    private String pair(String file, String... how) throws IOException {
        var path = Files.writeString(folder.resolve("cup.trf"), file).toString();
        var out = new ByteArrayOutputStream();
        var args = new ArrayList<>(List.of("pair"));
        args.addAll(List.of(how));
        args.add(path);
        var print = new PrintStream(out, true, StandardCharsets.UTF_8);
        int exit = Cli.run(args, new Terminal(InputStream.nullInputStream(), print, print), _ -> 1);
        return exit + "\n" + out.toString(StandardCharsets.UTF_8);
    }

    /** A round that is over for some only is not in the file. */
    @Test
    void aGameStillPlayedIsNotReported() {
        var cup = new CupBuilder(2, 3, 2000, 1900, 1800, 1700)
                .pair(new int[] {1, 3}, new int[] {4, 2})
                .result(1, 1, 1, 2)
                .publish()
                .tell(new TournamentEvent.TournamentFinished(CupBuilder.ID, null, null));
        var read = TrfReader.read(ReportFile.of(cup.state(), Map.of(), Dialect.TRF16));
        assertThat(read.tournament().roundsDone()).isZero();
    }
}
