package dev.perennial.standalone.demo;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.TableSettings;
import dev.perennial.client.Unreachable;
import java.time.Duration;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * A person with an open table who stays there: when a visitor sits down, bots fill the free seats, and after the game
 * the next table opens.
 */
final class Host {
    private static final Duration THINKING = Duration.ofMillis(1_500);

    private final Person person;
    private final TableSettings settings;
    private String table;

    private Host(ExistingDemo known, Person person, TableSettings settings) {
        this.person = person;
        this.settings = settings;
        this.table = known.ownTable(person).orElseGet(this::open);
    }

    /** Begins at once, and goes on as long as the process. */
    static void receive(ExistingDemo known, Person person, TableSettings settings) {
        var host = new Host(known, person, settings);
        var _ = Thread.ofVirtual().name("host " + person.name()).start(host::stay);
    }

    private String open() {
        String opened = person.session().tables().open(settings);
        long _ = person.session().tables().sit(opened, person.name());
        return opened;
    }

    private void stay() {
        while (true) {
            Pause.of(THINKING);
            try {
                lookAndAnswer();
            } catch (ClientProblem | Unreachable problem) {
                // The table is not shown yet, or a visitor signed in as this person has moved: the next poll shows it.
            }
        }
    }

    private void lookAndAnswer() {
        JsonNode now = person.session().tables().view(table);
        if (PlayedTournament.isOver(now)) {
            table = open();
        } else if (isWaitedAt(now)) {
            long _ = person.session().tables().addBot(table, "greedy");
        } else if (now.path("legalMoves").size() > 0) {
            JsonNode _ = person.move(table, now);
        }
    }

    /** Whether a guest waits because a seat is free: only the table's owner can fill it. */
    static boolean isWaitedAt(JsonNode view) {
        List<String> seated = view.at("/table/seats")
                .valueStream()
                .map(seat -> seat.path("player").asString(""))
                .toList();
        String host = view.at("/table/owner").asString();
        return view.at("/table/status").asString().equals("OPEN")
                && seated.contains("")
                && seated.stream().anyMatch(player -> !player.isEmpty() && !player.equals(host));
    }
}
