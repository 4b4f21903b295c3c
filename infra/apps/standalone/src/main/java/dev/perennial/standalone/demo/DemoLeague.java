package dev.perennial.standalone.demo;

import dev.perennial.client.Perennial;
import dev.perennial.client.TableSettings;
import dev.perennial.client.Tournaments;
import dev.perennial.contract.json.Json;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Builds a demo league with players, a past, live games and open decisions, by public commands only. It continues an
 * earlier start wherever that was interrupted.
 */
public final class DemoLeague {
    private static final String NAME = "Garden League";
    private static final String ORGANISER = "olga";
    private static final int ROUNDS = 3;
    private static final Duration HALF_A_DAY = Duration.ofHours(12);
    private static final List<String> NAMES = List.of("ada", "ben", "cleo", "dario", "emma", "finn", "gita", "hugo");

    private final Perennial visitor;
    private final PastDates dates;
    private final Consumer<String> progress;
    private final ExistingDemo known;
    private final Person organiser;
    private final List<Person> people;
    private final String league;

    /** The people and their league, which is as old as the season. */
    public DemoLeague(Perennial visitor, PastDates dates, Consumer<String> progress, Logins logins) {
        this.visitor = visitor;
        this.dates = dates;
        this.progress = progress;
        this.known = ExistingDemo.to(visitor);
        this.organiser = Person.of(visitor, logins, ORGANISER, "greedy");
        this.people = IntStream.range(0, NAMES.size())
                // The upper half of the ladder plays better, so that there is one.
                .mapToObj(number ->
                        Person.of(visitor, logins, NAMES.get(number), number < NAMES.size() / 2 ? "greedy" : "random"))
                .toList();
        Instant first = ago(Season.DAYS);
        Optional<String> found = known.league(NAME);
        found.ifPresent(id -> dates.goOn(first, List.of(id)));
        this.league = found.orElseGet(() -> dates.founded(
                first, organiser.id(), NAME, () -> organiser.session().leagues().found(NAME)));
        try {
            settle();
        } finally {
            dates.returnToday(league);
        }
    }

    /** Everybody who needs a password. */
    static List<String> everybody() {
        return Stream.concat(Stream.of(ORGANISER), NAMES.stream()).toList();
    }

    private void settle() {
        JsonNode now = Polling.await(() -> visitor.leagues().one(league), _ -> true);
        if (now.get("seasons").isEmpty()) {
            long _ = organiser.session().leagues().openSeason(league, "This season");
        }
        Set<String> members = now.get("members")
                .valueStream()
                .map(member -> member.get("player").asString())
                .collect(Collectors.toSet());
        for (Person person : people) {
            if (!members.contains(person.id())) {
                long _ = person.session().leagues().join(league);
            }
        }
    }

    /** A Swiss of bots that plays now, one that waits for its organiser, and tables with free seats. */
    public Present present() {
        Tournaments tournaments = organiser.session().tournaments();
        String live = LiveSwiss.begin(tournaments, rules());
        String waiting = goingOn("Olga's Swiss")
                .orElseGet(() -> tournaments.create("Olga's Swiss", "evergreen-planet", 2, ROUNDS, rules(true)));
        Entrants.at(tournaments, waiting).bots("greedy", 4).bots("random", 4).begin();
        Host.receive(known, people.get(0), TableSettings.of("arboretum", 2));
        Host.receive(known, people.get(1), TableSettings.of("evergreen-planet", 3));
        Host.receive(known, people.get(2), TableSettings.of("s-evolution", 2).rated());
        return new Present(live, waiting, login(organiser), login(people.getFirst()));
    }

    private Optional<String> goingOn(String name) {
        return known.tournament(league, name)
                .filter(each -> !isOver(each))
                .map(each -> each.get("id").asString());
    }

    /** The tournaments of the season so far, day after day. */
    public void past(boolean whole) {
        try {
            play(whole ? Season.WHOLE : Season.SHORT);
        } finally {
            dates.end();
        }
    }

    private void play(List<Season.Past> season) {
        for (int number = 0; number < season.size(); number++) {
            Season.Past past = season.get(number);
            Optional<JsonNode> begun = known.tournament(league, past.name());
            if (begun.filter(DemoLeague::isOver).isEmpty()) {
                int games = play(past, begun.map(each -> each.get("id").asString()));
                progress.accept("history %d of %d: %s (%s), %d games, %d days ago"
                        .formatted(number + 1, season.size(), past.name(), past.game(), games, past.daysAgo()));
            }
        }
    }

    /** An interrupted tournament continues later that day. */
    private int play(Season.Past past, Optional<String> begun) {
        Tournaments tournaments = organiser.session().tournaments();
        Instant day = ago(past.daysAgo());
        begun.ifPresent(id -> dates.goOn(
                day.plus(HALF_A_DAY),
                Stream.concat(Stream.of(id), PlayedTournament.tables(tournaments, id).stream())
                        .toList()));
        String id = begun.orElseGet(() -> dates.founded(
                day,
                organiser.id(),
                past.name(),
                () -> tournaments.create(past.name(), past.game(), past.tableSize(), ROUNDS, rules(false))));
        Entrants.at(tournaments, id).people(people).begin();
        return PlayedTournament.of(tournaments, id, people).playToTheEnd(ROUNDS);
    }

    static boolean isOver(JsonNode tournament) {
        return Set.of("FINISHED", "CANCELLED").contains(tournament.get("status").asString());
    }

    private ObjectNode rules(boolean byHand) {
        ObjectNode rules = rules().put("league", league);
        rules.putObject("timing").put("byHand", byHand);
        return rules;
    }

    /** Without clocks, so that visitors can take their time. */
    private static ObjectNode rules() {
        ObjectNode rules = Json.mapper().createObjectNode();
        rules.putObject("clock").put("type", "None");
        return rules;
    }

    public String league() {
        return league;
    }

    /** A table of the live Swiss, as soon as it is shown. */
    public String liveTable(Present present) {
        return PlayedTournament.liveTable(visitor.tournaments(), present.live());
    }

    private static Instant ago(int days) {
        return Instant.now().minus(Duration.ofDays(days));
    }

    /** The tables to visit now, and the accounts for them. */
    public record Present(String live, String waiting, Login organiser, Login player) {}

    /** A name and the password made for it at this moment. */
    public record Login(String name, String password) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Login login(Person person) {
        return new Login(person.name(), person.password());
    }
}
