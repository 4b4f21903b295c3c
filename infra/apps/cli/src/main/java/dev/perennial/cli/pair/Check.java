package dev.perennial.cli.pair;

import dev.perennial.pairing.Board;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.DutchPairing;
import dev.perennial.pairing.trf.MalformedTrf;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Pairs every past round of a tournament again and says where the recorded pairs differ. */
final class Check {
    private Check() {}

    static int run(Path path, PairCommand.Reader reader, PrintStream out, PrintStream err) throws IOException {
        return Files.isDirectory(path)
                ? checkAll(path, reader, out, err)
                : check(reader.read(path).tournament(), "", out);
    }

    /** A file that cannot be read does not stop the others. */
    private static int checkAll(Path folder, PairCommand.Reader reader, PrintStream out, PrintStream err)
            throws IOException {
        var files = Batch.files(folder);
        int agreeing = 0;
        int worst = PairCommand.DONE;
        for (var file : files) {
            try {
                int answer = check(reader.read(file).tournament(), file.getFileName() + ": ", out);
                agreeing += answer == PairCommand.DONE ? 1 : 0;
                worst = Math.max(worst, answer);
            } catch (MalformedTrf malformed) {
                err.println(file.getFileName() + ": " + malformed.getMessage());
                worst = PairCommand.UNUSABLE;
            }
        }
        out.println(agreeing + " of " + files.size() + " tournaments agree");
        return worst;
    }

    private static int check(Tournament tournament, String name, PrintStream out) {
        int agreed = 0;
        for (int round = 1; round <= tournament.roundsDone(); round++) {
            var recorded = recorded(tournament, round);
            var paired = boards(DutchPairing.pair(tournament.before(round)));
            if (recorded.equals(paired)) {
                agreed++;
            } else {
                out.println(name + "round " + round + " differs");
                out.println("  only in the file:   " + difference(recorded, paired));
                out.println("  only by the engine: " + difference(paired, recorded));
            }
        }
        out.println(name + agreed + " of " + tournament.roundsDone() + " rounds agree");
        return agreed == tournament.roundsDone() ? PairCommand.DONE : PairCommand.NO_PAIRING;
    }

    private static Set<Board> boards(RoundPairing pairing) {
        var boards = new HashSet<Board>();
        if (pairing instanceof RoundPairing.Paired paired) {
            boards.addAll(paired.boards());
            if (paired.bye() > 0) {
                boards.add(new Board(paired.bye(), 0));
            }
        }
        return boards;
    }

    private static Set<Board> recorded(Tournament tournament, int round) {
        return tournament.players().stream()
                .filter(player -> player.rounds().get(round - 1).outcome().tookPart())
                .map(player -> board(player, round))
                .collect(Collectors.toSet());
    }

    /** A forfeit may have no colour on record; then the smaller number is taken for white. */
    private static Board board(Player player, int round) {
        var entry = player.rounds().get(round - 1);
        boolean white = switch (entry.colour()) {
            case WHITE -> true;
            case BLACK -> false;
            case null -> entry.opponent() == 0 || player.id() < entry.opponent();
        };
        return white ? new Board(player.id(), entry.opponent()) : new Board(entry.opponent(), player.id());
    }

    private static String difference(Set<Board> boards, Set<Board> others) {
        return boards.stream()
                .filter(board -> !others.contains(board))
                .map(board -> board.white() + "-" + board.black())
                .sorted()
                .collect(Collectors.joining(" "));
    }
}
