package dev.perennial.games.sevolution.bot;

import dev.perennial.games.sevolution.Needs;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.model.Civilisation;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How many points one feature of a player's board was worth in the rest of the game. Fitted by least squares to the
 * ends of 20,000 games, in which players managed by earlier weights, by the {@link HeuristicEvaluation}, and now and
 * then at random.
 */
final class FittedWeight {
    static final List<FittedWeight> ALL = List.of(
            new FittedWeight(board -> 1, 6.23, 10.22, 3.57, -1.10, -1.52),
            new FittedWeight(board -> board.isAge(2), -1.80, 4.56, 1.90, -0.73, -0.54),
            new FittedWeight(board -> board.isAge(3), 9.07, 9.45, 4.59, 1.18, -0.37),
            new FittedWeight(board -> board.isAge(4), 0.00, 11.59, 8.13, 3.66, -0.56),
            new FittedWeight(board -> board.isAge(5), 0.00, 11.97, 9.03, 5.66, -0.20),
            new FittedWeight(board -> board.isAge(6), 0.00, 0.00, 7.05, 4.70, 0.64),
            new FittedWeight(Board::people, 14.23, 2.92, 2.28, 2.14, 0.47),
            new FittedWeight(board -> board.people() * board.people(), -1.82, -0.45, -0.37, -0.26, -0.15),
            new FittedWeight(board -> board.people() * board.needs(), -3.45, -0.35, 0.24, 0.23, 0.53),
            new FittedWeight(board -> board.stock().food(), 0.82, 0.70, 0.49, 0.23, 0.00),
            new FittedWeight(board -> board.stock().tools(), 1.07, 0.56, 0.47, 0.28, -0.33),
            new FittedWeight(board -> board.stock().science(), 0.26, 0.49, 0.41, 0.28, -0.42),
            new FittedWeight(board -> board.sites().farm(), 3.09, 2.87, 1.96, 0.94, 0.15),
            new FittedWeight(board -> board.sites().factory(), 3.60, 2.44, 1.83, 0.95, -0.22),
            new FittedWeight(board -> board.sites().research(), 0.19, 1.95, 1.62, 0.62, -0.33),
            new FittedWeight(board -> board.covered(Resource.FOOD), 0.48, 0.70, 0.71, 0.59, 0.49),
            new FittedWeight(board -> board.covered(Resource.TOOLS), -0.30, 0.85, 0.77, 0.74, 0.90),
            new FittedWeight(board -> board.covered(Resource.SCIENCE), 0.58, -0.01, 0.10, 0.64, 0.99),
            new FittedWeight(board -> board.sites().commerce(), 1.28, 1.24, 1.11, 0.86, 0.52),
            new FittedWeight(board -> board.sites().prestige(), -0.39, 0.25, 0.11, 0.20, 0.27),
            new FittedWeight(board -> board.sites().protection(), 1.60, 2.24, 1.57, 0.88, 0.35),
            new FittedWeight(Board::idle, 0.38, 0.25, -0.28, -0.45, -0.05),
            new FittedWeight(Board::discoveryPoints, 6.23, 1.26, 1.02, 1.04, 1.05),
            new FittedWeight(Board::openDiscovery, 7.26, -0.23, 0.25, 1.16, 2.43));

    private final ToDoubleFunction<Board> feature;
    private final double[] weights;

    /** With a weight after each of the rounds 1 to 5. */
    private FittedWeight(ToDoubleFunction<Board> feature, double... weights) {
        this.feature = feature;
        this.weights = weights;
    }

    double worth(Board board, int round) {
        return weights[round - 1] * feature.applyAsDouble(board);
    }

    /** A player's board at the end of a round. */
    record Board(Civilisation civilisation, int discoveryPoints, boolean discoveryIsOpen) {
        int isAge(int age) {
            return civilisation.age() == age ? 1 : 0;
        }

        int people() {
            return civilisation.population();
        }

        int needs() {
            return Needs.of(civilisation.age()).size();
        }

        Stock stock() {
            return civilisation.stock();
        }

        Sites sites() {
            return civilisation.sites();
        }

        /** How much of a need stores and Sites pay for without a card. */
        int covered(Resource resource) {
            int produced = switch (resource) {
                case FOOD -> sites().farm();
                case TOOLS -> sites().factory();
                case SCIENCE -> sites().research();
            };
            return Math.min(people(), stock().of(resource) + produced);
        }

        /** Pops that stand on no Site. */
        int idle() {
            return people() - sites().pops();
        }

        /** Whether the Discovery of the Age can still be played. */
        int openDiscovery() {
            return discoveryIsOpen ? 1 : 0;
        }
    }
}
