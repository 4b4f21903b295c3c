package dev.perennial.standalone.start;

import dev.perennial.embedded.DataFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the signing keys are: in a folder of their own, which backups contain. */
public final class KeyFolder {
    private static final String FILE = "signing-keys.json";

    private KeyFolder() {}

    /** Servers started by the script once wrote the keys beside this folder. They move; nobody is signed out. */
    public static Path in(DataFolder data) {
        Path folder = data.folder("keys");
        Path earlier = data.path().resolve(FILE);
        try {
            if (Files.exists(earlier) && Files.notExists(folder.resolve(FILE))) {
                Files.move(earlier, folder.resolve(FILE));
            }
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot move the signing keys to " + folder, e);
        }
    }
}
