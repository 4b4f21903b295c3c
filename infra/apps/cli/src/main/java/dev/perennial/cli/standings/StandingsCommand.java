package dev.perennial.cli.standings;

import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.commandline.UsageProblem;
import dev.perennial.cli.pair.TournamentFiles;
import dev.perennial.pairing.tiebreak.Edition;
import dev.perennial.pairing.tiebreak.TieBreak;
import dev.perennial.pairing.trf.MalformedTrf;
import dev.perennial.pairing.trf.TrfFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Ranks the players of a report file. */
@Command(
        name = "standings",
        description = "Print the standings of a tournament report.",
        footer = {
            "Without --tie-breaks, the list of the file applies (line 202), or else BH/C1, BH, SB, DE.",
            "docs/reference/tie-breaks.md explains every code.",
            "Exit code: 0 done, 2 the file or the command cannot be used; the message says where and why."
        })
public final class StandingsCommand implements OfflineCommand {
    private static final int DONE = 0;
    private static final int UNUSABLE = 2;
    private static final List<String> USUAL = List.of("BH/C1", "BH", "SB", "DE");
    private static final String TIE_BREAKS_OF_FILE = "202 ";

    @Parameters(paramLabel = "FILE", description = "Tournament report (.trf).")
    private @Nullable Path path;

    @Option(
            names = "--tie-breaks",
            paramLabel = "CODES",
            split = ",",
            description = "Tie-breaks in their order, such as BH/C1,SB,DE.")
    private @Nullable List<String> codes;

    @Option(
            names = "--edition",
            paramLabel = "YEAR",
            description = "FIDE rules for rounds without a game: 2024 or 2026 (default: 2026).")
    private int year = 2026;

    @Option(names = "--explain", description = "Show how each figure is computed, round by round.")
    private boolean explain;

    @Override
    public int run(Terminal terminal) {
        var edition = switch (year) {
            case 2024 -> Edition.FIDE_2024;
            case 2026 -> Edition.FIDE_2026;
            default -> throw new UsageProblem("Unknown edition " + year + ". Choose 2024 or 2026.");
        };
        if (path == null) {
            throw new UsageProblem("Missing: FILE.");
        }
        try {
            var file = TournamentFiles.read(path);
            var table = new StandingsTable(file.tournament(), tieBreaks(file), edition);
            (explain ? table.explainedLines() : table.lines()).forEach(terminal.out()::println);
            return DONE;
        } catch (MalformedTrf unusable) {
            terminal.err().println(path + ": " + unusable.getMessage());
        } catch (IOException unreadable) {
            terminal.err().println("cannot read " + unreadable.getMessage());
        }
        return UNUSABLE;
    }

    private List<TieBreak> tieBreaks(TrfFile file) {
        return (codes == null ? ofFile(file) : codes)
                .stream().map(String::strip).map(StandingsCommand::tieBreak).toList();
    }

    private static List<String> ofFile(TrfFile file) {
        return file.keptLines().stream()
                .filter(line -> line.startsWith(TIE_BREAKS_OF_FILE))
                .map(line -> Stream.of(
                                line.substring(TIE_BREAKS_OF_FILE.length()).split(","))
                        .map(String::strip)
                        .filter(code -> !code.isEmpty())
                        .toList())
                .findFirst()
                .orElse(USUAL);
    }

    private static TieBreak tieBreak(String code) {
        if (!TieBreak.isMeaningful(code)) {
            throw new UsageProblem("Unknown tie-break " + code + ". Name others with --tie-breaks.");
        }
        return TieBreak.ofCode(code);
    }
}
