package dev.perennial.standalone.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.docs.GuidePage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class JavaGuideTest {
    private static final Path SOURCE = Path.of("src/test/java/dev/perennial/standalone/client/JavaGuide.java");

    @Test
    void thePageSaysWhatIsRun() throws IOException {
        String page = GuidePage.read(GuidePage.DOCS.resolve("reference/http-api.md"))
                .java()
                .replace("\"http://127.0.0.1:8080\"", "address");
        assertThat(page.lines().count()).isGreaterThan(4);
        assertThat(withoutSpace(Files.readString(SOURCE))).contains(withoutSpace(page));
    }

    private static String withoutSpace(String text) {
        return text.replaceAll("\\s+", "");
    }
}
