package dev.perennial.query.played;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.query.QueryNode;
import dev.perennial.query.board.WebClient;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class GameSearchParametersIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final WebClient WEB = new WebClient(NODE.port());

    @AfterAll
    static void stop() {
        NODE.close();
    }

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
