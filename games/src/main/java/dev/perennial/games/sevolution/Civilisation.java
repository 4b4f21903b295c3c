package dev.perennial.games.sevolution;

/** What a player's board shows, open to all. */
public record Civilisation(int age, int population, Stock stock, Sites sites, int score) {
    static final Civilisation FIRST = new Civilisation(1, Tables.POP_START, Stock.NONE, Sites.EMPTY, 0);

    Civilisation withAge(int newAge) {
        return new Civilisation(newAge, population, stock, sites, score);
    }

    Civilisation withPopulation(int newPopulation) {
        return new Civilisation(age, newPopulation, stock, sites, score);
    }

    Civilisation withStock(Stock newStock) {
        return new Civilisation(age, population, newStock, sites, score);
    }

    Civilisation withSites(Sites newSites) {
        return new Civilisation(age, population, stock, newSites, score);
    }

    Civilisation withScore(int newScore) {
        return new Civilisation(age, population, stock, sites, newScore);
    }

    /** More Pops on Sites than people. */
    boolean isCrowded() {
        return sites.pops() > population;
    }

    boolean hasFreePop() {
        return sites.pops() < population;
    }
}
