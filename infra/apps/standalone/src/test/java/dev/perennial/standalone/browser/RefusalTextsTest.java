package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.games.arboretum.model.ArboretumRefusal;
import dev.perennial.games.concert.model.ConcertRefusal;
import dev.perennial.games.planet.model.PlanetRefusal;
import dev.perennial.games.sevolution.model.SEvolutionRefusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every refusal of the server is explained in the reader's language. */
class RefusalTextsTest {
    private static final Path ROOT = Path.of("../../..");
    private static final Path ENGLISH = ROOT.resolve("web/src/main/resources/static/i18n/en");
    private static final List<String> SERVICES =
            List.of("command-service", "query-service", "tournament-service", "infra/platform/http");
    private static final Pattern TEXT = Pattern.compile("\"refusal\\.(\\w+)\": ");
    private static final Pattern PROBLEM = Pattern.compile("(?:HttpStatus\\.\\w+,|\\bbad\\()\\s*\"([A-Z_]{4,})\"");

    @Test
    void everyRefusalHasAText() throws IOException {
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
            codes.addAll(found(PROBLEM, ROOT.resolve(service).resolve("src/main/java")));
        }
        assertThat(codes).hasSizeGreaterThan(150);
        assertThat(found(TEXT, ENGLISH)).containsAll(codes);
    }

    private static Set<String> found(Pattern pattern, Path folder) throws IOException {
        var found = new TreeSet<String>();
        try (var files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                pattern.matcher(Files.readString(file)).results().forEach(match -> found.add(match.group(1)));
            }
        }
        return found;
    }
}
