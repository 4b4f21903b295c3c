package dev.perennial.games.sevolution.bot;

import dev.perennial.games.sevolution.Needs;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.Civilisation;

/** The value of a civilisation for its owner: the points it has and those it may expect. */
interface Evaluation {

    /** When the needs of this round are paid and scored. */
    double afterNeeds(Civilisation civilisation);

    /** Before this round's needs are paid, with the given number of cards still to be taken. */
    double beforeNeeds(Civilisation civilisation, int cardsToCome);

    default double beforeNeeds(Civilisation civilisation) {
        return beforeNeeds(civilisation, 0);
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
