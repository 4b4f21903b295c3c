package dev.perennial.games.sevolution.bot;

import dev.perennial.games.sevolution.Finale;
import dev.perennial.games.sevolution.Needs;
import dev.perennial.games.sevolution.component.ColourSet;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.Civilisation;
import java.util.List;

/** Knows from many games what a board brings until their end, and that needs are not lost while cards are to come. */
final class FittedEvaluation implements Evaluation {
    /** Of one resource that is wanted, with a card of choice. */
    private static final double UNITS_PER_CARD = 0.8;

    /** How far that may be out, for one card. */
    private static final double SPREAD = 0.5;

    private static final double HOPE = 0.3;

    private final int round;
    private final List<DiscoverySlot> discoveries;
    private final int discoveryPoints;

    FittedEvaluation(int round, List<DiscoverySlot> discoveries) {
        this.round = round;
        this.discoveries = discoveries;
        this.discoveryPoints =
                Finale.sets(discoveries).stream().mapToInt(ColourSet::points).sum();
    }

    @Override
    public double afterNeeds(Civilisation civilisation) {
        double points = civilisation.score();
        if (round < Tables.ROUNDS) {
            boolean open = !discoveries.get(civilisation.age() - 1).faceUp();
            var board = new FittedWeight.Board(civilisation, discoveryPoints, open);
            for (FittedWeight lesson : FittedWeight.ALL) {
                points += lesson.worth(board, round);
            }
        }
        return points;
    }

    @Override
    public double beforeNeeds(Civilisation civilisation, int cardsToCome) {
        if (cardsToCome == 0) {
            return afterNeeds(Evaluation.paid(civilisation));
        }
        int people = civilisation.population();
        var stock = civilisation.stock();
        double points = 0;
        double allMet = 1;
        for (Resource need : Needs.of(civilisation.age())) {
            int units = Math.min(people, stock.of(need));
            stock = stock.plus(need, -units);
            double met = chanceOf(people - units, cardsToCome);
            points += met * people;
            allMet *= met;
        }
        var left = civilisation.withStock(stock);
        var risen = left.withAge(Math.min(Tables.AGE_MAX, left.age() + 1));
        return points
                + allMet * afterNeeds(risen)
                + (1 - allMet) * (afterNeeds(left) + left.sites().prestige());
    }

    /** How likely the cards to come bring what a need lacks. */
    private static double chanceOf(int lacking, int cardsToCome) {
        double ahead = UNITS_PER_CARD * cardsToCome + HOPE - lacking;
        return lacking == 0 ? 1 : 1 / (1 + StrictMath.exp(-ahead / (SPREAD * Math.sqrt(cardsToCome))));
    }
}
