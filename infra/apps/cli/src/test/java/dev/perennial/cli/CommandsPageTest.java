package dev.perennial.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** {@code -Dperennial.commands=rewrite} writes the page again. */
class CommandsPageTest {
    private static final Path PAGE = Path.of("../../../docs/reference/commands.md");

    @Test
    void thePageIsWhatTheCommandsSay() throws IOException {
        if ("rewrite".equals(System.getProperty("perennial.commands"))) {
            Files.writeString(PAGE, CommandsPage.text());
        }
        assertThat(PAGE).hasContent(CommandsPage.text());
    }
}
