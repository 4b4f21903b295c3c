package dev.perennial.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScopeCheckTest {

    @ParameterizedTest
    @CsvSource({
        "read, GET, /api/v1/tables/x, true",
        "play, GET, /api/v1/tables/x, true",
        "read, GET, /api/v1/auth/me, true",
        "read, GET, /api/v1/auth/me/data, false",
        "play, GET, /api/v1/auth/tokens, false",
        "read, POST, /api/v1/tables, false",
        "organise, POST, /api/v1/tables/x/moves, false",
        "play, POST, /api/v1/tables, true",
        "play, POST, /api/v1/tables/x/moves, true",
        "play, POST, /api/v1/tablesque, false",
        "play, POST, /api/v1/tournaments, false",
        "organise, POST, /api/v1/tournaments, true",
        "organise, PUT, /api/v1/leagues/x, true",
        "play, POST, /api/v1/auth/tokens, false",
        "play, POST, /api/v1/auth/password, false",
        "organise, DELETE, /api/v1/players/me, false",
        "organise, POST, /api/v1/players/x/suspend, false",
        "play, POST, /api/v1/tables/x/adjudication, false",
        "play, POST, /api/v1/tables/x/adjudication/, false",
        "play, POST, /api/v1/tables/x/%61djudication, false",
        "organise, POST, /api/v1/tables/x/adjudication, true",
        "play, GET, /api/v1/%61uth/tokens, false",
        "play, GET, /api/v1/%61uth/me, true",
        "play, POST, /, false"
    })
    void aProgramDoesWhatItsScopesSay(String scope, String method, String path, boolean allowed) {
        assertThat(ScopeCheck.allows(Set.of(scope), method, path)).isEqualTo(allowed);
    }

    @ParameterizedTest
    @CsvSource({"GET, true", "POST, false"})
    void noScopeAtAllOnlyReads(String method, boolean allowed) {
        assertThat(ScopeCheck.allows(Set.of(), method, "/api/v1/tables")).isEqualTo(allowed);
    }
}
