import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/**
 * Joins the style sheets of each page, and writes a Brotli and a gzip file beside every text file of the web app, so
 * that the server never compresses them itself. The build runs this source file directly; its argument is the folder
 * of the files.
 */
class CompressAssets {
    private static final List<String> TEXTS = List.of(".js", ".css", ".json", ".svg");
    private static final Pattern STYLE = Pattern.compile("<link rel=\"stylesheet\" href=\"/([^\"]+)\"");
    private static final int STRONGEST = 11;
    /** Below a network packet there is nothing to gain. */
    private static final int SMALL = 1_400;

    public static void main(String[] arguments) throws IOException {
        Brotli4jLoader.ensureAvailability();
        Path folder = Path.of(arguments[0]);
        for (Path bundled : texts(folder.resolve("bundle"))) {
            dropIndents(bundled);
        }
        Files.writeString(folder.resolve("bundle/page.css"), styles(folder, "index.html"));
        Files.writeString(folder.resolve("bundle/embed/page.css"), styles(folder, "embed.html"));
        for (Path file : texts(folder)) {
            byte[] content = Files.readAllBytes(file);
            if (content.length >= SMALL) {
                var strongest = new Encoder.Parameters().setQuality(STRONGEST);
                Files.write(beside(file, ".br"), Encoder.compress(content, strongest));
                try (var gzip = new GZIPOutputStream(Files.newOutputStream(beside(file, ".gz")))) {
                    gzip.write(content);
                }
            }
        }
    }

    /** The bundler keeps the indents of templates. Lines stay apart: the source map still points to the right ones. */
    private static void dropIndents(Path bundle) throws IOException {
        Files.writeString(bundle, Files.readString(bundle).replaceAll("\n[ \t]+", "\n"));
    }

    /** The style sheets that a page names, in their order: one request instead of three. */
    private static String styles(Path folder, String page) throws IOException {
        var styles = new StringBuilder();
        var named = STYLE.matcher(Files.readString(folder.resolve(page)));
        while (named.find()) {
            styles.append(Files.readString(folder.resolve(named.group(1))));
        }
        return styles.toString();
    }

    private static List<Path> texts(Path folder) throws IOException {
        try (var found = Files.walk(folder)) {
            return found.filter(CompressAssets::isText).toList();
        }
    }

    private static boolean isText(Path file) {
        return Files.isRegularFile(file) && TEXTS.stream().anyMatch(file.toString()::endsWith);
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }
}
