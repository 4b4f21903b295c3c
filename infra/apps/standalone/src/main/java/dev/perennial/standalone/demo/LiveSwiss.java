package dev.perennial.standalone.demo;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.Tournaments;
import dev.perennial.client.Unreachable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A Swiss of bots to watch: when one is over the next begins, all games in turn. */
final class LiveSwiss {
    private static final String NAME = "Sunday Swiss";
    private static final int ROUNDS = 5;
    private static final List<String> GAMES =
            List.of("arboretum", "evergreen-planet", "s-evolution", "evergreen-concert");
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(10);

    private final Tournaments organiser;
    private final JsonNode rules;
    private String live;

    private LiveSwiss(Tournaments organiser, JsonNode rules) {
        this.organiser = organiser;
        this.rules = rules;
        this.live = find();
    }

    /** Answers the one that is played now; others follow as long as the process lives. */
    static String begin(Tournaments organiser, JsonNode rules) {
        var swiss = new LiveSwiss(organiser, rules);
        swiss.gather();
        String first = swiss.live;
        var _ = Thread.ofVirtual().name("live swiss").start(swiss::stay);
        return first;
    }

    /**
     * The latest of them.
     *
     * @param number the first is 1
     */
    record Latest(int number, String id, boolean over) {
        /** Of all tournaments there are; nothing if there has been none. */
        static Optional<Latest> among(JsonNode tournaments) {
            return tournaments
                    .valueStream()
                    .filter(each -> number(each.get("name").asString()) > 0)
                    .map(each -> new Latest(
                            number(each.get("name").asString()), each.get("id").asString(), DemoLeague.isOver(each)))
                    .reduce((one, other) -> one.number >= other.number ? one : other);
        }

        /** 0 if that is the name of another one. */
        private static int number(String name) {
            if (name.equals(NAME)) {
                return 1;
            }
            return name.matches(NAME + " [1-9]\\d{0,6}") ? Integer.parseInt(name.substring(NAME.length() + 1)) : 0;
        }
    }

    static String name(int number) {
        return number == 1 ? NAME : NAME + " " + number;
    }

    static String game(int number) {
        return GAMES.get((number - 1) % GAMES.size());
    }

    private String find() {
        Optional<Latest> latest = Latest.among(organiser.list().get("tournaments"));
        int next = latest.map(Latest::number).orElse(0) + 1;
        return latest.filter(each -> !each.over())
                .map(Latest::id)
                .orElseGet(() -> organiser.create(name(next), game(next), 2, ROUNDS, rules));
    }

    private void gather() {
        Entrants.at(organiser, live).bots("expert", 4).bots("greedy", 4).begin();
    }

    private void stay() {
        while (true) {
            Pause.of(BETWEEN_LOOKS);
            try {
                lookAndGoOn();
            } catch (ClientProblem | Unreachable | IllegalStateException problem) {
                // It is not shown yet, or a visitor signed in as the organiser has changed it: the next poll shows it.
            }
        }
    }

    private void lookAndGoOn() {
        if (DemoLeague.isOver(organiser.overview(live))) {
            live = find();
        }
        gather();
    }
}
