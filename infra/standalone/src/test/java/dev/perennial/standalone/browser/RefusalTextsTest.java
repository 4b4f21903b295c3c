package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.table.TableRefusal;
import dev.perennial.games.arboretum.ArboretumRefusal;
import dev.perennial.games.concert.ConcertRefusal;
import dev.perennial.games.planet.PlanetRefusal;
import dev.perennial.games.sevolution.SEvolutionRefusal;
import dev.perennial.tournament.life.TournamentRefusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever the server may refuse is explained in the reader's language, not in the server's English. */
class RefusalTextsTest {
    private static final Path ROOT = Path.of("../..");
    private static final Path ENGLISH = ROOT.resolve("web/src/main/resources/static/i18n/en");
    private static final List<String> SERVICES =
            List.of("command-service", "query-service", "tournament-service", "infra/http");
    private static final Pattern TEXT = Pattern.compile("\"refusal\\.(\\w+)\": ");
    private static final Pattern PROBLEM = Pattern.compile("(?:HttpStatus\\.\\w+,|\\bbad\\()\\s*\"([A-Z_]{4,})\"");

    @Test
    void everyRefusalHasAText() {
        Set<String> codes = new TreeSet<>();
        Stream.of(
                        TableRefusal.values(),
                        TournamentRefusal.values(),
                        ArboretumRefusal.values(),
                        ConcertRefusal.values(),
                        SEvolutionRefusal.values(),
                        PlanetRefusal.values())
                .flatMap(Arrays::<Enum<?>>stream)
                .map(Enum::name)
                .forEach(codes::add);
        for (String service : SERVICES) {
            found(PROBLEM, ROOT.resolve(service).resolve("src/main/java")).forEach(codes::add);
        }
        assertThat(codes).hasSizeGreaterThan(150);
        assertThat(found(TEXT, ENGLISH).collect(Collectors.toSet())).containsAll(codes);
    }

    private static Stream<String> found(Pattern pattern, Path folder) {
        try (var files = Files.walk(folder)) {
            return files
                    .filter(Files::isRegularFile)
                    .flatMap(file -> pattern.matcher(read(file)).results())
                    .map(match -> match.group(1))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
