package dev.perennial.query.finished;

import static dev.perennial.query.SharedNode.WEB;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameSearchParametersIT {
    @Test
    void bothAddressesReadTheSameParametersAndRefuseTheSameOnes() {
        var codes = Map.of(
                "from=yesterday", "BAD_TIME",
                "limit=0", "BAD_LIMIT",
                "limit=many", "BAD_REQUEST",
                "cursor=%21", "BAD_CURSOR",
                "minPoints=x", "BAD_REQUEST");
        for (String address : List.of("/api/v1/search/games?", "/api/v1/players/player-0/games?")) {
            codes.forEach((query, code) -> {
                var answer = WEB.get(address + query, null);
                assertThat(answer.statusCode()).as(address + query).isEqualTo(400);
                assertThat(answer.body()).as(address + query).contains("\"" + code + "\"");
            });
            assertThat(WEB.get(address + "limit=1", null).body())
                    .as("a header is no parameter")
                    .isEqualTo(WEB.get(address + "limit=1", null, "Game", "none", "Place", "x")
                            .body());
        }
    }
}
