package dev.perennial.games.sevolution.component;

import dev.perennial.games.collection.Lists;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The level of the Pop on each Site, 0 where none stands. */
public record Sites(int farm, int factory, int research, int commerce, int prestige, int protection) {
    public static final Sites EMPTY = new Sites(0, 0, 0, 0, 0, 0);

    /** By level before and level after. */
    private static final Map<Site, List<List<Stock>>> PRICES = prices();

    public int level(Site site) {
        return switch (site) {
            case FARM -> farm;
            case FACTORY -> factory;
            case RESEARCH -> research;
            case COMMERCE -> commerce;
            case PRESTIGE -> prestige;
            case PROTECTION -> protection;
        };
    }

    public Sites with(Site site, int level) {
        return switch (site) {
            case FARM -> new Sites(level, factory, research, commerce, prestige, protection);
            case FACTORY -> new Sites(farm, level, research, commerce, prestige, protection);
            case RESEARCH -> new Sites(farm, factory, level, commerce, prestige, protection);
            case COMMERCE -> new Sites(farm, factory, research, level, prestige, protection);
            case PRESTIGE -> new Sites(farm, factory, research, commerce, level, protection);
            case PROTECTION -> new Sites(farm, factory, research, commerce, prestige, level);
        };
    }

    public boolean isEmpty(Site site) {
        return level(site) == 0;
    }

    /** In the order of the enum. */
    public List<Site> occupied() {
        return Lists.filtered(Site.ALL, site -> !isEmpty(site));
    }

    /** How many Sites are occupied. */
    public int pops() {
        int pops = 0;
        for (Site site : Site.ALL) {
            pops += isEmpty(site) ? 0 : 1;
        }
        return pops;
    }

    public Stock production() {
        Stock sum = Stock.NONE;
        for (Site site : Site.ALL) {
            var resource = Tables.PRODUCES.get(site);
            sum = resource == null ? sum : sum.plus(resource, level(site));
        }
        return sum;
    }

    public static int levels(Site site) {
        return Tables.at(PRICES, site).getFirst().size();
    }

    /** The price of the step to a higher level that the Site has; 0 is an empty Site. */
    public static Stock price(Site site, int from, int to) {
        return Tables.at(PRICES, site).get(from).get(to - 1);
    }

    /** Asked for all the time, so they are made once. */
    private static Map<Site, List<List<Stock>>> prices() {
        var prices = new EnumMap<Site, List<List<Stock>>>(Site.class);
        Tables.SITES.forEach((site, row) -> prices.put(
                site,
                row.prices().stream()
                        .map(steps -> steps.stream()
                                .map(price -> Stock.of(row.paidIn(), price))
                                .toList())
                        .toList()));
        return prices;
    }
}
