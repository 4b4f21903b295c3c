package dev.perennial.games.sevolution.bot;

import dev.perennial.games.sevolution.Needs;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.Civilisation;

/**
 * The points needs will bring in the rounds to come, as far as stores and an ordinary harvest cover them, and something
 * for what Sites do. The weights are taste, tried out against random play.
 */
final class HeuristicEvaluation implements Evaluation {
    /** Units of each resource that four cards bring on average. */
    private static final double FROM_CARDS = 1.7;

    private static final double PER_AGE = 1.2;
    private static final double PER_COMMERCE = 0.5;
    private static final double PER_PRESTIGE = 0.5;
    private static final double PER_PROTECTION = 0.3;
    private static final double PER_UNIT = 0.05;

    private final int roundsLeft;

    HeuristicEvaluation(int round) {
        this.roundsLeft = Tables.ROUNDS - round;
    }

    /** As if no card were to come. */
    @Override
    public double beforeNeeds(Civilisation civilisation, int cardsToCome) {
        return afterNeeds(Evaluation.paid(civilisation));
    }

    @Override
    public double afterNeeds(Civilisation civilisation) {
        var sites = civilisation.sites();
        double perRound = needsPoints(civilisation)
                + PER_COMMERCE * sites.commerce()
                + PER_PRESTIGE * sites.prestige()
                + PER_PROTECTION * sites.protection();
        var stock = civilisation.stock();
        double units = stock.food() + stock.tools() + stock.science();
        return civilisation.score()
                + roundsLeft * perRound
                + (roundsLeft == 0 ? 0 : PER_AGE * civilisation.age() + PER_UNIT * units);
    }

    /**
     * A need is likely met when supply reaches the population, and all the more what is paid for is lost if it does
     * not.
     */
    private double needsPoints(Civilisation civilisation) {
        double likely = 0;
        var production = civilisation.sites().production();
        for (Resource need : Needs.of(civilisation.age())) {
            double saved = (double) civilisation.stock().of(need) / Math.max(1, roundsLeft);
            double share = (FROM_CARDS + production.of(need) + saved) / civilisation.population();
            likely += share >= 1 ? 1 - 0.25 / (share * share) : 0.75 * share * share;
        }
        return civilisation.population() * likely;
    }
}
