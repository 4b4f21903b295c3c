package dev.perennial.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ShapesPageTest {
    private static final Path PAGE = Path.of("../../../docs/reference/moves-and-events.md");

    private static final String BEGINNING = """
            # Moves and events

            The options, moves and events of every game in a [game history](formats.md). A move and an event also \
            have the
            field `type` with their name. Numbers are integers, and every field is always present. A list "in seat \
            order" has
            one entry for each seat. Cards that a player cannot see are null or left out for that player, never in a \
            history.
            A test writes this page from the code (`-Dperennial.golden=write`) and fails if it is out of date.

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
