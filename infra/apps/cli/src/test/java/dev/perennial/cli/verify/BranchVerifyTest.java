package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.perennial.contract.history.HistoryDigest;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.node.ObjectNode;

/** Games that went on with others are checked with their whole past. */
class BranchVerifyTest {
    private static final Path FIXTURES = Path.of("../../../web/src/test/fixtures/histories");

    private static String verdict(JsonNode history) {
        var verdict = Verdict.on(history.toString());
        return verdict.kind() == Verdict.Kind.WELL ? "all is well" : verdict.complaint();
    }

    @TestFactory
    Stream<DynamicTest> everyGameGoesOnWithEitherDealForEveryNumberOfPlayers() {
        return Games.all().stream()
                .flatMap(game -> IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                        .mapToObj(seats -> dynamicTest(game.id() + ", " + seats, () -> {
                            var samples = new BranchSamples();
                            TableId parent = samples.played("parent", game.id(), seats);
                            check(samples, samples.branched("real", parent, 0.6, Deal.REAL, null, null));
                            for (int seat = 0; seat < seats; seat++) {
                                double part = (seat + 1.0) / (seats + 1);
                                check(
                                        samples,
                                        samples.branched("secret-" + seat, parent, part, Deal.REDEALT, seat, null));
                            }
                            check(samples, samples.branched("shown", parent, 0, Deal.REDEALT, 0, "oak-7"));
                        })));
    }

    private static void check(BranchSamples samples, TableId table) {
        var history = GameJson.write(samples.history(table));
        assertThat(verdict(history)).isEqualTo("all is well");
        assertThat(history.get("format").asString()).isEqualTo("perennial.game/2");
        assertThat(samples.events(table).stream().map(each -> each.event()))
                .filteredOn(TableEvent.GameFinished.class::isInstance)
                .singleElement()
                .satisfies(end -> assertThat(
                                ((TableEvent.GameFinished) end).counting().rated())
                        .isFalse());
    }

    @Test
    void aBranchCanBeContinued() {
        var samples = new BranchSamples();
        TableId parent = samples.played("parent", "s-evolution", 3);
        TableId child = samples.branched("child", parent, 0.3, Deal.REDEALT, 1, null);
        TableId grandchild = samples.branched("grandchild", child, 0.3, Deal.REDEALT, 2, "oak-7");
        assertThat(verdict(GameJson.write(samples.history(grandchild)))).isEqualTo("all is well");
    }

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    void theBrowserChecksTheSameGames(String game) throws IOException {
        var samples = new BranchSamples();
        TableId parent = samples.played("parent", game, 2);
        var history = samples.history(samples.branched("branch", parent, 0.5, Deal.REDEALT, 1, null));
        String text = Json.mapper()
                        .writer()
                        .without(SerializationFeature.INDENT_OUTPUT)
                        .writeValueAsString(history)
                + "\n";
        Path file = FIXTURES.resolve("branch-" + game + ".json");
        if ("write".equals(System.getProperty("perennial.golden"))) {
            Files.writeString(file, text);
        }
        assertThat(Files.readString(file))
                .as("written with -Dperennial.golden=write")
                .isEqualTo(text);
    }

    @Test
    void aChangedPastIsFound() {
        complains(
                "opening[2]",
                game -> ((ObjectNode) game.at("/opening/2/event"))
                        .withArray("hands")
                        .remove(0));
        complains("origin.events", game -> origin(game).put("events", 3));
        complains("origin.sequence", game -> origin(game).put("sequence", 1));
        complains("origin.parent.table", game -> origin(game).put("table", "other"));
        complains("origin.perspective", game -> origin(game).putNull("perspective"));
        complains("opening", game -> origin(game).put("perspective", 0));
        complains("opening", game -> origin(game).put("seed", "guess"));
        complains("origin.generation", game -> origin(game).put("generation", 2));
        complains("origin", game -> origin(game).put("more", 2));
        complains("serverSeed", game -> ((ObjectNode) game.at("/origin/parent")).put("serverSeed", "00".repeat(32)));
        complains("steps", game -> ((ObjectNode) game.at("/origin/parent/steps/3")).put("seat", 7));
        complains("format", game -> ((ObjectNode) game).put("format", "perennial.game/1"));
    }

    private static ObjectNode origin(JsonNode game) {
        return (ObjectNode) game.get("origin");
    }

    /** Even if the digest of the whole fits. */
    private static void complains(String where, Consumer<JsonNode> change) {
        var samples = new BranchSamples();
        TableId parent = samples.played("parent", "arboretum", 2);
        JsonNode game = GameJson.write(samples.history(samples.branched("branch", parent, 0.5, Deal.REDEALT, 1, null)));
        change.accept(game);
        ((ObjectNode) game).put(HistoryDigest.FIELD, HistoryDigest.of(game));
        assertThat(verdict(game)).as(where).contains(where).isNotEqualTo("all is well");
    }
}
