package dev.perennial.standalone.demo;

import dev.perennial.client.Perennial;
import dev.perennial.client.TableWish;
import dev.perennial.client.Tournaments;
import dev.perennial.contract.json.Json;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/** A league that lives: people, a past, something to watch now, and something to decide. All by public commands. */
public final class DemoLeague {
    private static final int ROUNDS = 3;
    private static final List<String> NAMES = List.of("ada", "ben", "cleo", "dario", "emma", "finn", "gita", "hugo");

    private final Perennial visitor;
    private final PastDates dates;
    private final Consumer<String> progress;
    private final Person organiser;
    private final List<Person> people;
    private final String league;

    /** The people and their league, which is as old as the season. */
    public DemoLeague(Perennial visitor, PastDates dates, Consumer<String> progress) {
        this.visitor = visitor;
        this.dates = dates;
        this.progress = progress;
        this.organiser = Person.signUp(visitor, "olga", "Olga", "greedy");
        this.people = IntStream.range(0, NAMES.size())
                .mapToObj(number -> {
                    String name = NAMES.get(number);
                    String shown = Character.toUpperCase(name.charAt(0)) + name.substring(1);
                    // The upper half of the ladder plays better, so that there is one.
                    return Person.signUp(visitor, name, shown, number < NAMES.size() / 2 ? "greedy" : "random");
                })
                .toList();
        dates.travelTo(ago(Season.DAYS));
        this.league = organiser.session().leagues().found("Garden League");
        long _ = organiser.session().leagues().openSeason(league, "This season");
        for (Person person : people) {
            long _ = person.session().leagues().join(league);
        }
        dates.returnToday();
    }

    /** A Swiss of bots that plays now, one that waits for its organiser, and tables with free seats. */
    public Present present() {
        Tournaments tournaments = organiser.session().tournaments();
        String live = tournaments.create("Sunday Swiss", "arboretum", 2, 5, rules(false));
        long _ = tournaments.addBots(live, "expert", 4);
        long _ = tournaments.addBots(live, "greedy", 4);
        long _ = tournaments.start(live);
        String waiting = tournaments.create("Olga's Swiss", "evergreen-planet", 2, ROUNDS, rules(true));
        long _ = tournaments.addBots(waiting, "greedy", 4);
        long _ = tournaments.addBots(waiting, "random", 4);
        long _ = tournaments.start(waiting);
        open(people.get(0), TableWish.of("arboretum", 2));
        open(people.get(1), TableWish.of("evergreen-planet", 3));
        open(people.get(2), TableWish.of("s-evolution", 2).rated());
        return new Present(live, waiting, login(organiser), login(people.getFirst()));
    }

    private static void open(Person owner, TableWish wish) {
        String table = owner.session().tables().open(wish);
        long _ = owner.session().tables().sit(table, owner.name());
    }

    /** The tournaments of the season so far, day after day. */
    public void past(boolean whole) {
        List<Season.Past> season = whole ? Season.WHOLE : Season.SHORT;
        Tournaments tournaments = organiser.session().tournaments();
        for (int number = 0; number < season.size(); number++) {
            Season.Past past = season.get(number);
            dates.travelTo(ago(past.daysAgo()), league);
            String id = tournaments.create(past.name(), past.game(), past.tableSize(), ROUNDS, rules(false));
            int games = PlayedTournament.open(tournaments, id, people).playToTheEnd(ROUNDS);
            progress.accept("history %d of %d: %s (%s), %d games, %d days ago"
                    .formatted(number + 1, season.size(), past.name(), past.game(), games, past.daysAgo()));
        }
        dates.end();
    }

    /** In the league, and without clocks: nobody is in a hurry here. */
    private ObjectNode rules(boolean byHand) {
        ObjectNode rules = Json.mapper().createObjectNode().put("league", league);
        rules.putObject("clock").put("type", "None");
        rules.putObject("timing").put("byHand", byHand);
        return rules;
    }

    public String league() {
        return league;
    }

    /** A table of the live Swiss, as soon as it is shown. */
    public String liveTable(Present present) {
        return PlayedTournament.firstTable(visitor.tournaments(), present.live());
    }

    private static Instant ago(int days) {
        return Instant.now().minus(Duration.ofDays(days));
    }

    /** What there is to see and to do now, and as whom. */
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
