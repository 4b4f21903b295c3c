package dev.perennial.games.sevolution.component;

import java.util.List;
import java.util.function.IntBinaryOperator;

/** Amounts of the three resources: a player's stock, a price, a harvest. */
public record Stock(int food, int tools, int science) {
    public static final Stock NONE = new Stock(0, 0, 0);

    public static Stock of(Resource resource, int amount) {
        return NONE.plus(resource, amount);
    }

    /** One unit for every entry. */
    public static Stock ofUnits(List<Resource> units) {
        Stock sum = NONE;
        for (Resource unit : units) {
            sum = sum.plus(unit, 1);
        }
        return sum;
    }

    public int of(Resource resource) {
        return switch (resource) {
            case FOOD -> food;
            case TOOLS -> tools;
            case SCIENCE -> science;
        };
    }

    public Stock plus(Resource resource, int amount) {
        return switch (resource) {
            case FOOD -> new Stock(food + amount, tools, science);
            case TOOLS -> new Stock(food, tools + amount, science);
            case SCIENCE -> new Stock(food, tools, science + amount);
        };
    }

    public Stock plus(Stock other) {
        return combine(other, Integer::sum);
    }

    public Stock minus(Stock other) {
        return combine(other, (mine, theirs) -> mine - theirs);
    }

    public Stock atMost(Stock limit) {
        return combine(limit, Math::min);
    }

    /** The stock limited to the size of the stores. */
    public Stock capped() {
        return atMost(new Stock(Tables.STOCK_MAX, Tables.STOCK_MAX, Tables.STOCK_MAX));
    }

    public boolean covers(Stock price) {
        return food >= price.food && tools >= price.tools && science >= price.science;
    }

    private Stock combine(Stock other, IntBinaryOperator operator) {
        return new Stock(
                operator.applyAsInt(food, other.food),
                operator.applyAsInt(tools, other.tools),
                operator.applyAsInt(science, other.science));
    }
}
