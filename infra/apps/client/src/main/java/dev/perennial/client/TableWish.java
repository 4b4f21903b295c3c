package dev.perennial.client;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The settings of a table to open. Settings that are not given have the server's default. Instances are immutable. */
public final class TableWish {
    private final ObjectNode json;

    private TableWish(ObjectNode json) {
        this.json = json;
    }

    /**
     * Starts with the two settings that every table needs.
     *
     * @param game the id of the game
     * @param seats how many seats the table has
     * @return settings to open a table with, or to change further
     */
    public static TableWish of(String game, int seats) {
        return new TableWish(Perennial.body().put("game", game).put("seats", seats));
    }

    /**
     * Seats bots when the table opens.
     *
     * @param levels the level of each bot: {@code random}, {@code greedy} or {@code expert}
     * @return the changed settings
     */
    public TableWish bots(Iterable<String> levels) {
        ObjectNode copy = json.deepCopy();
        var list = copy.putArray("bots");
        levels.forEach(list::add);
        return new TableWish(copy);
    }

    /**
     * Makes the result count for the ratings.
     *
     * @return the changed settings
     */
    public TableWish rated() {
        return new TableWish(json.deepCopy().put("rated", true));
    }

    /**
     * Removes the clock, also where the server's default has one.
     *
     * @return the changed settings
     */
    public TableWish untimed() {
        ObjectNode copy = json.deepCopy();
        copy.putObject("clock").put("type", "None");
        return new TableWish(copy);
    }

    /**
     * Lets the first seat begin. By default the starting seat is drawn.
     *
     * @return the changed settings
     */
    public TableWish firstSeatBegins() {
        return new TableWish(json.deepCopy().put("firstSeat", "SEAT1"));
    }

    /**
     * Lets the owner start the game with {@link Tables#start(String, String)}. By default it starts when all seats are
     * taken.
     *
     * @return the changed settings
     */
    public TableWish startedByOwner() {
        return new TableWish(json.deepCopy().put("start", "BY_OWNER"));
    }

    /**
     * Sets any other field of the request.
     *
     * @param name the name of the field, for example {@code options}, {@code clock} or {@code visibility}
     * @param value its value
     * @return the changed settings
     */
    public TableWish with(String name, JsonNode value) {
        ObjectNode copy = json.deepCopy();
        copy.set(name, value);
        return new TableWish(copy);
    }

    ObjectNode json() {
        return json;
    }
}
