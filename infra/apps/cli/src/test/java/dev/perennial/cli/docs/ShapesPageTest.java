package dev.perennial.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ShapesPageTest {
    private static final Path PAGE = Path.of("../../../docs/shapes.md");

    private static final String BEGINNING = """
            # Shapes

            The options, moves and events of every game as they stand in a [game history](formats.md). A move and an event
            also have the field `type` with its name. Numbers are whole; every field is always there. A list "in seat order" has
            one entry for each seat. Cards that a player cannot see are null or left out in what he receives, never in a history.
            A test writes this page from the code and fails when it is no longer true (`-Dperennial.golden=write` writes it anew).

            """;

    @Test
    void thePageSaysWhatTheCodeWrites() throws IOException {
        var words = Words.read();
        String page = BEGINNING
                + Games.all().stream().map(game -> Shapes.of(game, words)).collect(Collectors.joining("\n"));
        assertThat(words.unused()).isEmpty();
        if ("write".equals(System.getProperty("perennial.golden"))) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(page);
    }
}
