package dev.perennial.cli.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.domain.tournament.TournamentEvent.RulesSet;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentEvent.TournamentStarted;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.forecast.Rehearsal;
import dev.perennial.pairing.rating.LadderRating;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A tournament of players whose true strengths only the simulation knows. A rating is the strength with an error; every
 * fifth player is new and has the first rating.
 *
 * @param start the tournament before the first round
 */
record SimulatedTournament(TournamentState start, Map<PlayerId, Double> strengths) {
    private static final double MEAN = 1600;
    private static final double SPREAD = 200;
    private static final double NEWCOMERS_SPREAD = 250;
    private static final int NEWCOMERS = 5;
    private static final String GAME = "arboretum";
    private static final Instant AT = Instant.EPOCH;

    /** The size of a tournament. */
    record Shape(int players, int tableSize, int rounds) {
        @Override
        public String toString() {
            return players + " players at tables of " + tableSize + ", " + rounds + " rounds";
        }
    }

    private record Person(PlayerId id, int rating) {}

    /** @param error of the ratings, as a standard deviation */
    static SimulatedTournament of(Shape shape, double error, long seed) {
        var strengths = new HashMap<PlayerId, Double>();
        var people = new ArrayList<Person>();
        for (int number = 0; number < shape.players(); number++) {
            var id = new PlayerId("p" + number);
            boolean isNew = number % NEWCOMERS == NEWCOMERS - 1;
            int first = (int) LadderRating.START.rating();
            double strength = isNew
                    ? Rehearsal.strength(first, NEWCOMERS_SPREAD, seed, number)
                    : Rehearsal.strength(MEAN, SPREAD, seed, number);
            strengths.put(id, strength);
            double rated = Rehearsal.strength(strength, error, ~seed, number);
            people.add(new Person(id, isNew ? first : (int) Math.round(rated)));
        }
        people.sort(Comparator.comparingInt(Person::rating).reversed());
        return new SimulatedTournament(started(new TournamentId("season-" + seed), shape, people), strengths);
    }

    private static TournamentState started(TournamentId id, Shape shape, List<Person> people) {
        var organiser = new PlayerId("organiser");
        var state = TournamentState.created(
                new TournamentCreated(id, "Season", GAME, shape.tableSize(), shape.rounds(), organiser));
        state = state.evolve(
                new RulesSet(id, TournamentRules.usual(shape.tableSize(), shape.tableSize()), organiser, null));
        for (Person person : people) {
            state = state.evolve(
                    new PlayerRegistered(id, person.id(), null, person.rating(), "", false, 1, person.id(), null));
        }
        var order = people.stream().map(Person::id).toList();
        return state.evolve(new TournamentStarted(id, shape.rounds(), order, List.of(), AT, organiser, null));
    }

    /** The tournament before each round and at its end. */
    List<TournamentState> play(double draws, long seed) {
        var rehearsal = new Rehearsal(strengths, draws, seed);
        var moments = new ArrayList<TournamentState>();
        for (var state = start; state != null; state = rehearsal.next(state).orElse(null)) {
            moments.add(state);
        }
        return moments;
    }
}
