package dev.perennial.games.sevolution;

/**
 * What a civilisation promises its owner in the rounds to come: the points its needs will bring, as far as its stores
 * and an ordinary harvest cover them, and something for what its Sites do. The weights are taste, tried out against
 * random play.
 */
final class Outlook {
    /** Units of each resource that four cards bring on average. */
    private static final double FROM_CARDS = 1.7;

    private static final double PER_AGE = 1.2;
    private static final double PER_COMMERCE = 0.5;
    private static final double PER_PRESTIGE = 0.5;
    private static final double PER_PROTECTION = 0.3;
    private static final double PER_UNIT = 0.05;

    private final int roundsLeft;

    Outlook(int round) {
        this.roundsLeft = Tables.ROUNDS - round;
    }

    /** Points now and later, before any needs of this round. */
    double beforeNeeds(Civilisation civilisation) {
        return afterNeeds(paid(civilisation));
    }

    double afterNeeds(Civilisation civilisation) {
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

    /** A need is likely met when supply reaches the population, and all the more what is paid for is lost if it does not. */
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

    /** The civilisation after its needs, with the points they bring. */
    static Civilisation paid(Civilisation civilisation) {
        int population = civilisation.population();
        var stock = civilisation.stock();
        int met = 0;
        boolean starved = false;
        var due = Needs.of(civilisation.age());
        for (Resource need : due) {
            int units = Math.min(population, stock.of(need));
            stock = stock.plus(need, -units);
            met += units == population ? 1 : 0;
            starved |= units == 0;
        }
        boolean safe = civilisation.age() < Tables.COLOURED_AGE;
        int left = starved && !safe && population > 1 ? population - 1 : population;
        int age = met == due.size() ? Math.min(Tables.AGE_MAX, civilisation.age() + 1) : civilisation.age();
        age = met == 0 && !safe ? age - 1 : age;
        int prestige = met < due.size() ? civilisation.sites().prestige() : 0;
        int score = civilisation.score() + left * met + prestige;
        return new Civilisation(age, left, stock, civilisation.sites(), score);
    }
}
