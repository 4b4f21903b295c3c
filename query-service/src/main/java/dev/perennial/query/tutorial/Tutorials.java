package dev.perennial.query.tutorial;

import dev.perennial.contract.json.Json;
import dev.perennial.games.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The tutorials that come with the service, one file for each game. */
@Component
class Tutorials {
    private final Map<String, Tutorial> byGame = new LinkedHashMap<>();

    Tutorials() {
        Games.all().forEach(game -> read(game.id()).ifPresent(tutorial -> byGame.put(game.id(), tutorial)));
    }

    Optional<Tutorial> of(String game) {
        return Optional.ofNullable(byGame.get(game));
    }

    /** A new game may have none yet. */
    private static Optional<Tutorial> read(String game) {
        try (InputStream file = Tutorials.class.getResourceAsStream("/tutorials/" + game + ".json")) {
            return Optional.ofNullable(file).map(found -> Json.mapper().readValue(found, Tutorial.class));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
