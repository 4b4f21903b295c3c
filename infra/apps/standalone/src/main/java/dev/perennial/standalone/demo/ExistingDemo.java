package dev.perennial.standalone.demo;

import dev.perennial.client.Perennial;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The data an earlier demo has left. */
final class ExistingDemo {
    private final Perennial visitor;

    private ExistingDemo(Perennial visitor) {
        this.visitor = visitor;
    }

    static ExistingDemo to(Perennial visitor) {
        return new ExistingDemo(visitor);
    }

    Optional<String> league(String name) {
        return named(visitor.get("/leagues").get("leagues"), name)
                .map(each -> each.get("id").asString())
                .findFirst();
    }

    /** A tournament of the league, the latest of that name; whatever else is played is listed elsewhere. */
    Optional<JsonNode> tournament(String league, String name) {
        return named(visitor.get("/tournaments?league=" + league).get("tournaments"), name)
                .findFirst();
    }

    private static Stream<JsonNode> named(JsonNode rows, String name) {
        return rows.valueStream().filter(each -> each.get("name").asString().equals(name));
    }

    /** The table a person has opened for others, if it is not over yet. */
    Optional<String> ownTable(Person person) {
        return Stream.of("OPEN", "PLAYING")
                .flatMap(status -> visitor.tables().list(status).get("tables").valueStream())
                .filter(table -> table.get("tournament").isNull()
                        && table.get("owner").asString().equals(person.id()))
                .map(table -> table.get("id").asString())
                .findFirst();
    }
}
