package dev.perennial.standalone.demo;

import dev.perennial.client.Tournaments;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Who takes part in a tournament of the demo. What was done before is not done again. */
final class Gathering {
    private final Tournaments organiser;
    private final String id;
    private final Set<String> entered;
    private final boolean begun;

    private Gathering(Tournaments organiser, String id, JsonNode overview) {
        this.organiser = organiser;
        this.id = id;
        this.entered = overview.get("entries")
                .valueStream()
                .map(entry -> entry.get("player").asString())
                .collect(Collectors.toSet());
        this.begun = !overview.get("status").asString().equals("REGISTRATION");
    }

    static Gathering at(Tournaments organiser, String id) {
        return new Gathering(organiser, id, Looking.await(() -> organiser.overview(id), _ -> true));
    }

    Gathering people(List<Person> people) {
        for (Person person : people) {
            if (!begun && !entered.contains(person.id())) {
                long _ = person.session().tournaments().register(id);
            }
        }
        return this;
    }

    Gathering bots(String level, int count) {
        if (!begun && entered.stream().noneMatch(player -> player.startsWith("bot-" + level + "-"))) {
            long _ = organiser.addBots(id, level, count, "to fill the tables of the demo");
        }
        return this;
    }

    void begin() {
        if (!begun) {
            long _ = organiser.start(id);
        }
    }
}
