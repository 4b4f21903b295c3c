package dev.perennial.standalone.frontdoor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoutesTest {
    @ParameterizedTest
    @CsvSource({
        "GET, /, QUERY",
        "GET, /index.html, QUERY",
        "POST, /, QUERY",
        "GET, /api/docs, QUERY",
        "GET, /api/docs/ui/index.html, QUERY",
        "GET, /api/docs/command, COMMAND",
        "GET, /api/docs/tournament, TOURNAMENT",
        "GET, /api/v1/relay/tables, COMMAND",
        "GET, /api/v1/relay/tournaments, TOURNAMENT",
        "GET, /api/v1/tables, QUERY",
        "HEAD, /api/v1/tables, QUERY",
        "GET, /api/v1/tables/t1/stream, QUERY",
        "OPTIONS, /api/v1/tables/t1/stream, QUERY",
        "OPTIONS, /api/v1/games, QUERY",
        "OPTIONS, /api/v1/players/p1, QUERY",
        "OPTIONS, /api/v1/ladders/arboretum, QUERY",
        "OPTIONS, /api/v1/tournaments/x/standings, QUERY",
        "OPTIONS, /api/v1/leagues, QUERY",
        "OPTIONS, /api/v1/tournaments/x/pairing-preview, TOURNAMENT",
        "POST, /api/v1/tables, COMMAND",
        "POST, /api/v1/tables/t1/moves, COMMAND",
        "POST, /api/v1/tables/t1/explore, QUERY",
        "POST, /api/v1/tables/t1/analysis, QUERY",
        "DELETE, /api/v1/tables/t1/seats, COMMAND",
        "GET, /api/v1/games, QUERY",
        "POST, /api/v1/games, COMMAND",
        "GET, /api/v1/players/p1, QUERY",
        "PUT, /api/v1/players/p1, COMMAND",
        "GET, /api/v1/ladders/arboretum, QUERY",
        "PATCH, /api/v1/ladders/arboretum, COMMAND",
        "GET, /api/v1/studies, QUERY",
        "GET, /api/v1/studies/s1/stream, QUERY",
        "OPTIONS, /api/v1/studies/s1/chapters/1, QUERY",
        "POST, /api/v1/studies, COMMAND",
        "PUT, /api/v1/studies/s1/presentation, COMMAND",
        "DELETE, /api/v1/studies/s1, COMMAND",
        "GET, /api/v1/jwks, COMMAND",
        "POST, /api/v1/auth/dev, COMMAND",
        "GET, /api/v1/auth/me, COMMAND",
        "GET, /api/v1/tournaments, QUERY",
        "GET, /api/v1/tournaments/x/standings, QUERY",
        "GET, /api/v1/tournaments/x/pairing-preview, TOURNAMENT",
        "POST, /api/v1/tournaments, TOURNAMENT",
        "GET, /api/v1/leagues, QUERY",
        "DELETE, /api/v1/leagues/x, TOURNAMENT",
        "GET, /api/v1/tutorials/arboretum, QUERY",
        "POST, /api/v1/tutorials/arboretum/draw, QUERY",
        "POST, /api/v1/tablesque, QUERY",
        "POST, /api/v2/tables, QUERY",
        "GET, /actuatory, QUERY",
    })
    void leadToTheOwner(String method, String path, Target owner) {
        assertThat(Routes.of(method, path)).contains(owner);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/actuator", "/actuator/", "/actuator/health", "/actuator/prometheus"})
    void neverLeadToManagementPages(String path) {
        assertThat(Routes.of("GET", path)).isEmpty();
        assertThat(Routes.of("POST", path)).isEmpty();
    }
}
