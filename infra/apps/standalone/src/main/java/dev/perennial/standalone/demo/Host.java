package dev.perennial.standalone.demo;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.TableWish;
import dev.perennial.client.Unreachable;
import java.time.Duration;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Somebody who has opened a table and stays there: whoever sits down is answered, with bots in the seats that are still
 * free, and after the game there is another.
 */
final class Host {
    private static final Duration THINKING = Duration.ofMillis(1_500);

    private final Person person;
    private final TableWish wish;
    private String table;

    private Host(Known known, Person person, TableWish wish) {
        this.person = person;
        this.wish = wish;
        this.table = known.ownTable(person).orElseGet(this::open);
    }

    /** Begins at once, and goes on as long as the process. */
    static void receive(Known known, Person person, TableWish wish) {
        var host = new Host(known, person, wish);
        var _ = Thread.ofVirtual().name("host " + person.name()).start(host::stay);
    }

    private String open() {
        String opened = person.session().tables().open(wish);
        long _ = person.session().tables().sit(opened, person.name());
        return opened;
    }

    private void stay() {
        while (true) {
            Pause.of(THINKING);
            try {
                lookAndAnswer();
            } catch (ClientProblem | Unreachable problem) {
                // The table is not shown yet, or whoever signed in as he has moved for him: the next look tells.
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

    /** Whether a guest sits there and cannot begin, since a seat is free: only who has opened a table fills it. */
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
