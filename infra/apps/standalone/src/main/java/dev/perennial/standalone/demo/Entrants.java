package dev.perennial.standalone.demo;

import dev.perennial.client.Tournaments;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Enters the players of a demo tournament. Steps done before are skipped. */
final class Entrants {
    private final Tournaments organiser;
    private final String id;
    private final Set<String> entered;
    private final boolean begun;

    private Entrants(Tournaments organiser, String id, JsonNode overview) {
        this.organiser = organiser;
        this.id = id;
        this.entered = overview.get("entries")
                .valueStream()
                .map(entry -> entry.get("player").asString())
                .collect(Collectors.toSet());
        this.begun = !overview.get("status").asString().equals("REGISTRATION");
    }

    static Entrants at(Tournaments organiser, String id) {
        return new Entrants(organiser, id, Polling.await(() -> organiser.overview(id), _ -> true));
    }

    Entrants people(List<Person> people) {
        for (Person person : people) {
            if (!begun && !entered.contains(person.id())) {
                long _ = person.session().tournaments().register(id);
            }
        }
        return this;
    }

    Entrants bots(String level, int count) {
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
