package dev.perennial.standalone.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** JavaScript that browser tests run in a page of the product; the web module lints and formats it. */
public final class Probe {
    private static final Path FOLDER = Path.of("../../../web/src/test/js/browser/probes");
    private static final String FUNCTION = "export default ";

    private Probe() {}

    /** @return the function of the file as an expression, or the whole file if it only prepares a page */
    public static String read(String name) {
        try {
            String text = Files.readString(FOLDER.resolve(name + ".js"));
            return text.contains(FUNCTION) ? "(" + text.replace(FUNCTION, "") + ")" : text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
