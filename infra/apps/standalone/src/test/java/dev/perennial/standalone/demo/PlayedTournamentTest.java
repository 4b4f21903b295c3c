package dev.perennial.standalone.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.client.Perennial;
import dev.perennial.contract.json.Json;
import org.junit.jupiter.api.Test;

/** The games of the demo on a machine that has much else to do. */
class PlayedTournamentTest {
    @Test
    void whoseTimeWasUpInBetweenLetsTheGameGoOn() {
        var ada = new Person("ada", "", Perennial.at("http://localhost:1"), "random");
        var seen = Json.mapper()
                .readTree("{\"table\": {\"game\": \"arboretum\"}, \"seat\": 0, \"seatMove\": 3, \"legalMoves\": []}");
        assertThat(PlayedTournament.moved(ada, "t", seen)).isSameAs(seen);
    }
}
