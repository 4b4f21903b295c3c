package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.json.JsonDocuments;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.decide.RulesCheck;
import dev.perennial.pairing.pods.model.PodTieBreak;
import dev.perennial.pairing.tiebreak.TieBreak;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the JavaScript tests of the web module take for granted about the server. */
class WebFixturesTest {
    private static final Path FIXTURES = Path.of("../../../web/src/test/fixtures");

    @Test
    void theServerTakesTheRulesAndGivesThemBackUnchanged() throws IOException {
        var fixtures = read("rules.json");
        assertThat(fixtures.size()).isEqualTo(3);
        for (JsonNode each : fixtures) {
            var rules = Json.mapper().treeToValue(each.get("rules"), TournamentRules.class);
            RulesCheck.check(
                    each.get("game").asString(),
                    each.get("seats").asInt(),
                    each.get("rounds").asInt(),
                    rules,
                    new JsonDocuments());
            JsonNode back = Json.mapper().valueToTree(rules);
            assertThat(back).isEqualTo(each.get("rules"));
        }
    }

    @Test
    void theServerKnowsEveryTieBreak() throws IOException {
        var fixtures = read("tie-breaks.json");
        assertThat(fixtures.get("two"))
                .isNotEmpty()
                .allSatisfy(each ->
                        assertThat(TieBreak.ofCode(each.asString()).code()).isEqualTo(each.asString()));
        assertThat(fixtures.get("more"))
                .isNotEmpty()
                .allSatisfy(
                        each -> assertThat(PodTieBreak.ofCode(each.asString())).isPresent());
    }

    private static JsonNode read(String name) throws IOException {
        return Json.mapper().readTree(Files.readString(FIXTURES.resolve(name)));
    }
}
