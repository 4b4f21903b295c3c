package dev.perennial.standalone.demo;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.Tournaments;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** A tournament of people, played to its end as fast as it goes. */
final class PlayedTournament {
    private final Tournaments organiser;
    private final String id;
    private final Map<String, Person> people;

    private PlayedTournament(Tournaments organiser, String id, Map<String, Person> people) {
        this.organiser = organiser;
        this.id = id;
        this.people = people;
    }

    static PlayedTournament of(Tournaments organiser, String id, List<Person> people) {
        return new PlayedTournament(
                organiser, id, people.stream().collect(Collectors.toMap(Person::id, Function.identity())));
    }

    /** The tables that have been set up so far. */
    static List<String> tables(Tournaments tournaments, String id) {
        int rounds = tournaments.overview(id).get("round").asInt();
        return IntStream.rangeClosed(1, rounds)
                .mapToObj(round -> tournaments.round(id, round).at("/round/tables"))
                .flatMap(JsonNode::valueStream)
                .map(table -> table.get("table").asString())
                .toList();
    }

    /** Answers how many games were played; those that are over already are only counted. */
    int playToTheEnd(int rounds) {
        int games = 0;
        for (int round = 1; round <= rounds; round++) {
            int number = round;
            JsonNode paired = Polling.await(() -> organiser.round(id, number), _ -> true);
            List<JsonNode> tables = paired.at("/round/tables").valueStream().toList();
            play(tables);
            games += tables.size();
        }
        var _ = Polling.await(
                () -> organiser.overview(id),
                overview -> overview.get("status").asString().equals("FINISHED"));
        return games;
    }

    /** A table at which something happens now, of the latest round. */
    static String liveTable(Tournaments tournaments, String id) {
        JsonNode begun = Polling.await(
                () -> tournaments.overview(id),
                overview -> overview.path("round").asInt(0) > 0);
        JsonNode tables = Polling.await(
                        () -> tournaments.round(id, begun.get("round").asInt()),
                        round -> !round.at("/round/tables").isEmpty())
                .at("/round/tables");
        return tables.valueStream()
                .filter(table -> table.get("status").asString().equals("PLAYING"))
                .findFirst()
                .orElse(tables.get(0))
                .get("table")
                .asString();
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
            throw new IllegalStateException("the demo games stopped before their end", e.getCause());
        }
    }

    private void play(String table, List<String> seats) {
        Person looking = person(seats, 0);
        JsonNode now = Polling.await(() -> person(seats, 0).session().tables().view(table), _ -> true);
        while (!isOver(now)) {
            if (now.get("awaited").isEmpty()) {
                // The table exists, but its game is not shown yet.
                Pause.briefly();
                now = looking.session().tables().view(table);
                continue;
            }
            Person mover = person(seats, now.get("awaited").get(0).asInt());
            JsonNode seen = mover.equals(looking)
                    ? now
                    : mover.session().tables().view(table, now.get("sequence").asLong());
            now = moved(mover, table, seen);
            looking = mover;
        }
    }

    /** A visitor signed in as this person may have moved or resigned: then the table shows how it continues. */
    static JsonNode moved(Person mover, String table, JsonNode seen) {
        if (seen.get("legalMoves").isEmpty()) {
            return seen; // time ran out in between: another player moves now
        }
        try {
            return mover.move(table, seen);
        } catch (ClientProblem problem) {
            Pause.briefly();
            return mover.session().tables().view(table);
        }
    }

    static boolean isOver(JsonNode view) {
        return Set.of("FINISHED", "ABORTED").contains(view.at("/table/status").asString());
    }

    private Person person(List<String> seats, int seat) {
        Person person = people.get(seats.get(seat));
        if (person == null) {
            throw new IllegalStateException("no account of the demo for player " + seats.get(seat));
        }
        return person;
    }
}
