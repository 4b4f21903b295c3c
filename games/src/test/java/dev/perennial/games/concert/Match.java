package dev.perennial.games.concert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertRefusal;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Moment;
import dev.perennial.games.concert.model.Promoter;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/** A game under test: moves in notation, answers in the notation of the vectors. */
public final class Match {
    public static final int ANNA = 0;
    public static final int JOE = 1;
    public static final int CARLA = 2;

    private static final GameSeed SEED = GameSeed.ofHex("0".repeat(63) + "7");

    public final EvergreenConcert game = new EvergreenConcert();
    public ConcertState state;
    /** What the last accepted move or time-up brought about. */
    public List<ConcertEvent> events = List.of();

    private Instant now = Instant.EPOCH;

    public Match(ConcertState state) {
        this.state = state;
    }

    /** The same position, so that a vector can branch. */
    public Match fork() {
        var copy = new Match(state);
        copy.now = now;
        return copy;
    }

    public Match at(int seconds) {
        now = second(seconds).instant();
        return this;
    }

    public static Moment second(int seconds) {
        return new Moment(Instant.EPOCH.plusSeconds(seconds));
    }

    public Match play(int seat, String notation) {
        return follow(decide(seat, notation), notation);
    }

    public Match refuses(int seat, String notation, ConcertRefusal expected) {
        switch (decide(seat, notation)) {
            case Decision.Refused<ConcertEvent>(var refusal) ->
                assertThat(refusal.code()).as(notation).isEqualTo(expected);
            case Decision.Accepted<ConcertEvent>(var accepted, var _) ->
                throw new AssertionError(notation + " was accepted: " + accepted);
        }
        return this;
    }

    public Match timeUp(int seat) {
        return follow(game.timeUp(state, seat, new DecisionContext(now, Chance.of(SEED))), "time up");
    }

    /** Time up, with chance drawing the given card of the hand. */
    public Match timeUpDrawing(int seat, String card) {
        var hand = state.promoter(seat).hand();
        int wanted = hand.indexOf(Cards.card(card));
        assertThat(wanted).as("%s in the hand", card).isNotNegative();
        long position = 0;
        while (Chance.of(SEED, position).below(hand.size()) != wanted) {
            position++;
        }
        return follow(game.timeUp(state, seat, new DecisionContext(now, Chance.of(SEED, position))), "time up");
    }

    public String row(int seat) {
        return state.promoter(seat).tops().stream().map(InfluenceCard::code).collect(Collectors.joining(" "));
    }

    /** In the order of the colours, such as {@code O:-@5 B:1@6 ...}. */
    public String discs() {
        return state.discs().stream()
                .map(disc -> disc.artist().letter() + ":" + (disc.holder() == null ? "-" : disc.holder()) + "@"
                        + disc.value())
                .collect(Collectors.joining(" "));
    }

    public String disc(Colour artist) {
        return discs().split(" ")[artist.ordinal()];
    }

    public int mover() {
        assertThat(game.awaited(state)).hasSize(1);
        return game.awaited(state).iterator().next();
    }

    public Promoter promoter(int seat) {
        return state.promoter(seat);
    }

    public ConcertView view(Viewer viewer) {
        return (ConcertView) game.view(state, viewer);
    }

    public <T extends ConcertEvent> List<T> happened(Class<T> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private Decision<ConcertEvent> decide(int seat, String notation) {
        var move = game.parseNotation(notation).orElseThrow(() -> new AssertionError("not a move: " + notation));
        return game.decide(state, seat, move, new DecisionContext(now, Chance.of(SEED)));
    }

    private Match follow(Decision<ConcertEvent> decision, String what) {
        switch (decision) {
            case Decision.Accepted<ConcertEvent>(var accepted, var _) -> {
                events = accepted;
                state = game.fold(state, accepted);
            }
            case Decision.Refused<ConcertEvent>(var refusal) ->
                throw new AssertionError(what + " was refused: " + refusal);
        }
        return this;
    }
}
