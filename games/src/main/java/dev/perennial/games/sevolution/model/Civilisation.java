package dev.perennial.games.sevolution.model;

import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Tables;

/** A player's board, open to all. */
public record Civilisation(int age, int population, Stock stock, Sites sites, int score) {
    static final Civilisation FIRST = new Civilisation(1, Tables.POP_START, Stock.NONE, Sites.EMPTY, 0);

    public Civilisation withAge(int newAge) {
        return new Civilisation(newAge, population, stock, sites, score);
    }

    public Civilisation withPopulation(int newPopulation) {
        return new Civilisation(age, newPopulation, stock, sites, score);
    }

    public Civilisation withStock(Stock newStock) {
        return new Civilisation(age, population, newStock, sites, score);
    }

    public Civilisation withSites(Sites newSites) {
        return new Civilisation(age, population, stock, newSites, score);
    }

    public Civilisation withScore(int newScore) {
        return new Civilisation(age, population, stock, sites, newScore);
    }

    /** More Pops on Sites than people. */
    public boolean isCrowded() {
        return sites.pops() > population;
    }

    public boolean hasFreePop() {
        return sites.pops() < population;
    }
}
