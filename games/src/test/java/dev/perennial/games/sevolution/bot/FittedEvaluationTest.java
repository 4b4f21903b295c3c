package dev.perennial.games.sevolution.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.sevolution.SEvolution;
import dev.perennial.games.sevolution.Visibility;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The expert's judgement. */
class FittedEvaluationTest {
    private static final SEvolution GAME = new SEvolution();
    private static final int GAMES = 60;

    @Test
    void winsThreeGamesInFiveAgainstTheRuleOfThumbWithoutLookingAhead() {
        int won = 0;
        for (int number = 0; number < GAMES; number++) {
            int wise = number % 2;
            var states = game(number, wise);
            won += states.getLast().standings().getFirst().seat() == wise ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(GAMES * 3 / 5);
    }

    /** In games of which it has learnt nothing. */
    @Test
    void knowsBetterThanTheRuleOfThumbHowAGameEnds() {
        double errors = 0;
        double errorsOfThumb = 0;
        for (int number = 0; number < GAMES; number++) {
            var states = game(number, 0);
            for (int seat = 0; seat < 2; seat++) {
                int points = states.getLast().player(seat).civilisation().score();
                for (SEvolutionState state : states.subList(0, states.size() - 1)) {
                    var player = state.player(seat);
                    int before = state.round() - 1;
                    errors += Math.abs(points
                            - new FittedEvaluation(before, player.discoveries()).afterNeeds(player.civilisation()));
                    errorsOfThumb +=
                            Math.abs(points - new HeuristicEvaluation(before).afterNeeds(player.civilisation()));
                }
            }
        }
        assertThat(errors).isLessThan(0.8 * errorsOfThumb);
    }

    @Test
    void hopesForCardsToCome() {
        var experience = new FittedEvaluation(3, Player.first(0).discoveries());
        var lacking = new Civilisation(3, 3, new Stock(3, 2, 0), Sites.EMPTY, 0);
        assertThat(experience.beforeNeeds(lacking)).isEqualTo(experience.afterNeeds(Evaluation.paid(lacking)));
        assertThat(experience.beforeNeeds(lacking, 1)).isGreaterThan(experience.beforeNeeds(lacking));
        assertThat(experience.beforeNeeds(lacking, 3)).isGreaterThan(experience.beforeNeeds(lacking, 1));
    }

    /** The position at the beginning of each round but the first, and the end. */
    private static List<SEvolutionState> game(int number, int wise) {
        var context = new DecisionContext(Instant.EPOCH, Chance.of(GameSeed.ofHex("%064x".formatted(number))));
        var state = folded(null, GAME.start(new Setup<>(2, FirstSeat.RANDOM, GAME.defaultOptions()), context));
        var states = new ArrayList<SEvolutionState>();
        while (!state.isOver()) {
            int round = state.round();
            int seat = GAME.awaited(state).iterator().next();
            var outlook = seat == wise
                    ? new FittedEvaluation(round, state.player(seat).discoveries())
                    : new HeuristicEvaluation(round);
            var move = GreedyChieftain.move(
                    Visibility.view(state, new Viewer.Seat(seat)),
                    seat,
                    GAME.legalMoves(state, seat).toList(),
                    outlook,
                    context.chance());
            state = folded(state, GAME.decide(state, seat, move, context));
            if (state.round() > round || state.isOver()) {
                states.add(state);
            }
        }
        return states;
    }

    private static SEvolutionState folded(SEvolutionState state, Decision<SEvolutionEvent> decision) {
        if (decision instanceof Decision.Accepted<SEvolutionEvent>(var events, var _)) {
            return GAME.fold(state, events);
        }
        throw new AssertionError("refused: " + decision);
    }
}
