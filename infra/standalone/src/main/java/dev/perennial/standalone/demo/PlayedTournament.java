package dev.perennial.standalone.demo;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.Tournaments;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** A tournament of people, played to its end as fast as it goes. */
final class PlayedTournament {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final int UNKNOWN = 404;

    private final Tournaments organiser;
    private final String id;
    private final Map<String, Person> people;

    private PlayedTournament(Tournaments organiser, String id, Map<String, Person> people) {
        this.organiser = organiser;
        this.id = id;
        this.people = people;
    }

    static PlayedTournament open(Tournaments organiser, String id, List<Person> people) {
        for (Person person : people) {
            long _ = person.session().tournaments().register(id);
        }
        long _ = organiser.start(id);
        return new PlayedTournament(
                organiser, id, people.stream().collect(Collectors.toMap(Person::id, Function.identity())));
    }

    /** Answers how many games were played. */
    int playToTheEnd(int rounds) {
        int games = 0;
        for (int round = 1; round <= rounds; round++) {
            int number = round;
            JsonNode paired = await(() -> organiser.round(id, number), _ -> true);
            List<JsonNode> tables = paired.at("/round/tables").valueStream().toList();
            play(tables);
            games += tables.size();
        }
        var _ = await(
                () -> organiser.overview(id),
                overview -> overview.get("status").asString().equals("FINISHED"));
        return games;
    }

    /** The first table of the first round. */
    static String firstTable(Tournaments tournaments, String id) {
        JsonNode paired = await(
                () -> tournaments.round(id, 1),
                round -> !round.at("/round/tables").isEmpty());
        return paired.at("/round/tables/0/table").asString();
    }

    private void play(List<JsonNode> tables) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var playing = new ArrayList<Future<?>>();
            for (JsonNode table : tables) {
                playing.add(threads.submit(() -> play(
                        table.get("table").asString(),
                        table.get("players")
                                .valueStream()
                                .map(JsonNode::asString)
                                .toList())));
            }
            for (Future<?> each : playing) {
                Object _ = each.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the games of the demo broke off", e.getCause());
        }
    }

    private void play(String table, List<String> seats) {
        Person looking = person(seats, 0);
        JsonNode now = await(() -> person(seats, 0).session().tables().view(table), _ -> true);
        while (!now.at("/table/status").asString().equals("FINISHED")) {
            if (now.get("awaited").isEmpty()) {
                // The table is there, but its game has not been told of yet.
                Pause.briefly();
                now = looking.session().tables().view(table);
                continue;
            }
            Person mover = person(seats, now.get("awaited").get(0).asInt());
            JsonNode seen = mover.equals(looking)
                    ? now
                    : mover.session().tables().view(table, now.get("sequence").asLong());
            now = mover.move(table, seen);
            looking = mover;
        }
    }

    private Person person(List<String> seats, int seat) {
        Person person = people.get(seats.get(seat));
        if (person == null) {
            throw new IllegalStateException("a stranger at the table");
        }
        return person;
    }

    /** What was just decided is shown a moment later. */
    private static JsonNode await(Supplier<JsonNode> look, Predicate<JsonNode> enough) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                JsonNode seen = look.get();
                if (enough.test(seen)) {
                    return seen;
                }
            } catch (ClientProblem problem) {
                if (problem.status() != UNKNOWN) {
                    throw problem;
                }
            }
            if (System.nanoTime() > end) {
                throw new IllegalStateException("the demo's tournament does not go on");
            }
            Pause.briefly();
        }
    }
}
