package dev.perennial.games.concert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertOptions;
import dev.perennial.games.concert.model.ConcertState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random players with random slowness: the invariants of concert spec 12 and a second count of everything. */
class RandomGamesTest {
    private static final int GAMES = Boolean.getBoolean("perennial.full") ? 2_000 : 20;

    private final EvergreenConcert game = new EvergreenConcert();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void keepTheInvariantsAndAgreeWithTheSlowRecount(int seats) {
        for (int seed = 0; seed < GAMES; seed++) {
            playOne(seats, new Random(seed), Chance.of(GameSeed.ofHex("%08x".formatted(seed))));
        }
    }

    private void playOne(int seats, Random random, Chance chance) {
        Instant now = Instant.EPOCH;
        var start = accepted(game.start(
                new Setup<>(seats, FirstSeat.RANDOM, new ConcertOptions(random.nextBoolean() ? 20 : null)),
                new DecisionContext(now, chance)));
        ConcertState state = game.fold(null, start);
        var history = new ArrayList<>(start);
        while (!state.isFinished()) {
            now = now.plusMillis(random.nextInt(9_000));
            int seat = pick(List.copyOf(game.awaited(state)), random);
            boolean slow = state.hourglass().hasExpired(now) || random.nextInt(40) == 0;
            var context = new DecisionContext(now, chance);
            var events = accepted(
                    slow
                            ? game.timeUp(state, seat, context)
                            : game.decide(state, seat, choose(state, seat, random), context));
            for (ConcertEvent event : events) {
                state = game.evolve(state, event);
                history.add(event);
            }
            Invariants.check(state);
        }
        HistoryCheck.check(history, state);
    }

    /** Ends turns often enough that hands last, plays often enough that they run out unevenly. */
    private ConcertMove choose(ConcertState state, int seat, Random random) {
        if (state.cardsPlayedThisTurn() > 0 && random.nextInt(3) > 0) {
            var after = game.legalMoves(state, seat)
                    .filter(move -> !(move instanceof ConcertMove.PlayCard))
                    .toList();
            return pick(after, random);
        }
        return pick(game.legalMoves(state, seat).toList(), random);
    }

    private static <T> T pick(List<T> from, Random random) {
        return from.get(random.nextInt(from.size()));
    }

    private static List<ConcertEvent> accepted(Decision<ConcertEvent> decision) {
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        return ((Decision.Accepted<ConcertEvent>) decision).events();
    }
}
