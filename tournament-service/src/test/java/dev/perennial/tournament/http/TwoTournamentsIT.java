package dev.perennial.tournament.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A player in two tournaments at once, in the service that runs both. */
class TwoTournamentsIT {
    private static final TournamentNode node = TournamentNode.shared();
    private static final String ORGANISER = node.keys().token("lena", "player");
    private static final String PIA = node.keys().token("pia", "player");

    @Test
    void aPlayerMayBeInTwoTournamentsAtOnceAndLeaveOneOfThem() {
        var one = new TestLeague(node, ORGANISER);
        var other = new TestLeague(node, ORGANISER);
        for (var league : List.of(one, other)) {
            for (String player : List.of("petra", "pete")) {
                league.register(player);
            }
            league.start();
            int table = tableOfPia(league);
            league.pair();
            assertThat(arrives(league, table)).isEqualTo(200);
        }
        one.act("/players/pia/withdraw", "{\"why\":\"ill\"}");
        for (var league : List.of(one, other)) {
            for (int table = 1; table <= 2; table++) {
                league.act(
                        "/tables/" + league.tournament + "-r1-t" + table + "/result",
                        "{\"places\":[1,2],\"why\":\"as seen\"}");
            }
        }
        assertThat(tableOfPia(one)).as("she left this one").isZero();
        assertThat(tableOfPia(other)).as("and not that one").isPositive();
    }

    /** In the next round; 0 for none. */
    private static int tableOfPia(TestLeague league) {
        JsonNode tables = league.send("GET", path(league, "/pairing-preview"), ORGANISER, null)
                .body()
                .get("tables");
        assertThat(tables).isNotEmpty();
        for (int i = 0; i < tables.size(); i++) {
            if (tables.get(i).get("players").toString().contains("\"pia\"")) {
                return i + 1;
            }
        }
        return 0;
    }

    private static int arrives(TestLeague league, int table) {
        String where = "/tables/" + league.tournament + "-r1-t" + table + "/arrival";
        return league.send("POST", path(league, where), PIA, null).status();
    }

    private static String path(TestLeague league, String what) {
        return "/api/v1/tournaments/" + league.tournament + what;
    }
}
