package dev.perennial.cli.pair;

import dev.perennial.pairing.dutch.DutchPairing;
import dev.perennial.pairing.trf.MalformedTrf;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Pairs the next round of many files in one process. A file that cannot be read does not stop the others. */
final class Batch {
    private final PairCommand.Reader reader;
    private final PrintStream out;
    private final PrintStream err;

    Batch(PairCommand.Reader reader, PrintStream out, PrintStream err) {
        this.reader = reader;
        this.out = out;
        this.err = err;
    }

    int pairAll(Path folder) throws IOException {
        int worst = PairCommand.DONE;
        for (var file : files(folder)) {
            try {
                var pairing = DutchPairing.pair(NextRound.of(reader.read(file)));
                out.println(file.getFileName() + " " + pairing.round() + ": " + PairingText.of(pairing));
            } catch (MalformedTrf | NoNextRound unusable) {
                err.println(file.getFileName() + ": " + unusable.getMessage());
                worst = PairCommand.UNUSABLE;
            }
        }
        return worst;
    }

    /** At least one: a folder named by mistake shall not look as if all were well. */
    static List<Path> files(Path folder) throws IOException {
        try (var all = Files.list(folder)) {
            var files = all.filter(file -> file.toString().endsWith(".trf"))
                    .sorted()
                    .toList();
            if (files.isEmpty()) {
                throw new NoSuchFileException(folder.toString(), null, "there is no .trf file in it");
            }
            return files;
        }
    }
}
