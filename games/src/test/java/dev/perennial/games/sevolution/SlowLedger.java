package dev.perennial.games.sevolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.sevolution.component.Calamity;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.ColourSet;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One player's stocks, people and points kept a second way: single tokens in a bag, cards read from their codes,
 * choices taken from the events but no sums. Every sum an event names is compared with the bag.
 */
final class SlowLedger {
    private static final List<String> GOODS = List.of("FOOD", "TOOLS", "SCIENCE");

    private final List<String> bag = new ArrayList<>();
    private final List<String> taken = new ArrayList<>();
    private final List<String> jokers = new ArrayList<>();
    private final Map<String, Integer> pops = new TreeMap<>();
    private final List<String> unmet = new ArrayList<>();
    private int age = 1;
    private int population = 2;
    private int points;
    private int met;

    void follow(SEvolutionEvent event) {
        switch (event) {
            case CardTaken(int _, Card card) -> taken.add(card.code());
            case CalamityStruck(int _, Card _, Calamity calamity) -> strike(calamity.name());
            case CalamityWardedOff warded -> {
                warded.bonus().forEach(unit -> store(unit.name()));
                checkBag(warded.stock());
            }
            case StocksBlownAway blown -> checkBag(blown.stock());
            case PopRemoved(int _, Site site, int level) ->
                assertThat(pops.remove(site.name())).isEqualTo(level);
            case JokerTaken(int _, Card _, var resource) -> {
                if (resource != null) {
                    jokers.add(resource.name());
                }
            }
            case ResourcesHarvested harvested -> harvest(harvested.stock());
            case GoodsExchanged(int _, var conversions, Stock stock) -> {
                for (Conversion conversion : conversions) {
                    assertThat(bag.remove(conversion.from().name())).isTrue();
                    bag.add(conversion.to().name());
                }
                checkBag(stock);
            }
            case NeedsPaid paid -> payNeeds(paid.stock());
            case PopulationLost lost -> {
                assertThat(lost.population()).isEqualTo(population);
                assertThat(lost.from()).isEqualTo(population + 1);
            }
            case PointsScored scored -> score(scored.score());
            case PopBought(int _, int bought, int after, var _, Stock stock) -> {
                pay("FOOD", bought == 1 ? 1 : 3, stock);
                population += bought;
                assertThat(after).isEqualTo(population);
            }
            case Evolved(int _, int _, int to, var _, Stock stock) -> {
                pay("SCIENCE", 3, stock);
                assertThat(to).isEqualTo(++age);
            }
            case PopPlaced(int _, Site site, int level, var _, Stock stock) -> place(site.name(), level, stock);
            case SiteRaised(int _, Site site, int from, int level, var _, Stock stock) -> {
                assertThat(pops.put(site.name(), level)).isEqualTo(from);
                boolean perLevel = site == Site.COMMERCE;
                pay(currency(site.name()), perLevel ? level - from : 2, stock);
            }
            case PopMoved(int _, Site from, Site to, int level, var _, Stock stock) -> {
                assertThat(pops.remove(from.name())).isPositive();
                place(to.name(), level, stock);
            }
            case DiscoveriesScored(int _, var sets, int _, int score) -> {
                for (ColourSet set : sets) {
                    for (int card = 1; card <= set.cards(); card++) {
                        points += card;
                    }
                }
                assertThat(score).isEqualTo(points);
            }
            default -> {}
        }
    }

    private void strike(String calamity) {
        switch (calamity) {
            case "FAMINE" -> taken.removeIf(code -> code.charAt(2) == 'G' && !isSpecial(code));
            case "EARTHQUAKE" -> taken.removeIf(code -> code.charAt(2) == 'O' && !isSpecial(code));
            case "FANATICISM" -> taken.removeIf(code -> code.charAt(2) == 'V' && !isSpecial(code));
            case "HURRICANE" -> GOODS.forEach(bag::remove);
            case "DECADENCE" -> age = age == 1 ? 1 : age - 1;
            case "EPIDEMIC" -> population = population == 1 ? 1 : population - 1;
            default -> {}
        }
    }

    private static boolean isSpecial(String code) {
        return code.charAt(3) == '6' || (code.charAt(3) == '4' && code.charAt(2) != 'G');
    }

    private void harvest(Stock after) {
        for (String code : taken) {
            if (!isSpecial(code)) {
                int units = "0123210".charAt(Character.digit(code.charAt(3), 10)) - '0';
                for (int unit = 0; unit < units; unit++) {
                    store(GOODS.get("GOV".indexOf(code.charAt(2))));
                }
            }
        }
        jokers.forEach(this::store);
        for (int level = 0; level < pops.getOrDefault("FARM", 0); level++) {
            store("FOOD");
        }
        for (int level = 0; level < pops.getOrDefault("FACTORY", 0); level++) {
            store("TOOLS");
        }
        for (int level = 0; level < pops.getOrDefault("RESEARCH", 0); level++) {
            store("SCIENCE");
        }
        taken.clear();
        jokers.clear();
        checkBag(after);
    }

    /** One person after the other eats, works and learns. */
    private void payNeeds(Stock after) {
        unmet.clear();
        met = 0;
        boolean starved = false;
        for (String need : GOODS.subList(0, (age + 1) / 2)) {
            int served = 0;
            for (int person = 0; person < population; person++) {
                served += bag.remove(need) ? 1 : 0;
            }
            if (served == population) {
                met++;
            } else {
                unmet.add(need);
            }
            starved |= served == 0;
        }
        boolean punished = age >= 3;
        if (unmet.isEmpty()) {
            age = Math.min(6, age + 1);
        } else if (punished && met == 0) {
            age--;
        }
        if (!unmet.isEmpty() && punished && starved && population > 1) {
            population--;
        }
        checkBag(after);
    }

    private void score(int after) {
        points += met * population;
        if (!unmet.isEmpty()) {
            points += pops.getOrDefault("PRESTIGE", 0);
        }
        assertThat(after).isEqualTo(points);
    }

    private void place(String site, int level, Stock after) {
        assertThat(pops.put(site, level)).isNull();
        assertThat(pops.size()).isLessThanOrEqualTo(population);
        pay(currency(site), site.equals("PROTECTION") ? 2 * level : level, after);
    }

    private static String currency(String site) {
        return List.of("FARM", "FACTORY", "RESEARCH").contains(site) ? "TOOLS" : "SCIENCE";
    }

    private void pay(String goods, int price, Stock after) {
        for (int unit = 0; unit < price; unit++) {
            assertThat(bag.remove(goods)).as("can pay").isTrue();
        }
        checkBag(after);
    }

    /** The ninth of a kind does not fit. */
    private void store(String goods) {
        if (Collections.frequency(bag, goods) < 8) {
            bag.add(goods);
        }
    }

    private void checkBag(Stock stock) {
        assertThat(new Stock(
                        Collections.frequency(bag, "FOOD"),
                        Collections.frequency(bag, "TOOLS"),
                        Collections.frequency(bag, "SCIENCE")))
                .isEqualTo(stock);
    }

    void compare(Civilisation civilisation) {
        assertThat(age).isEqualTo(civilisation.age());
        assertThat(population).isEqualTo(civilisation.population());
        assertThat(points).isEqualTo(civilisation.score());
        checkBag(civilisation.stock());
        for (Site site : Site.values()) {
            assertThat(pops.getOrDefault(site.name(), 0))
                    .isEqualTo(civilisation.sites().level(site));
        }
    }
}
