package dev.perennial.standalone.demo;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.TableWish;
import dev.perennial.client.Unreachable;
import java.time.Duration;
import tools.jackson.databind.JsonNode;

/** Somebody who has opened a table and stays there: whoever sits down is answered, and after the game there is another. */
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
        } else if (now.path("legalMoves").size() > 0) {
            JsonNode _ = person.move(table, now);
        }
    }
}
