package dev.perennial.client;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The settings of a table to open. Settings that are not given have the server's default. Instances are immutable. */
public final class TableSettings {
    private final ObjectNode json;

    private TableSettings(ObjectNode json) {
        this.json = json;
    }

    /**
     * Starts with the two settings that every table needs.
     *
     * @param game the id of the game
     * @param seats how many seats the table has
     * @return settings to open a table with, or to change further
     */
    public static TableSettings of(String game, int seats) {
        return new TableSettings(Perennial.body().put("game", game).put("seats", seats));
    }

    /**
     * Seats bots when the table opens.
     *
     * @param levels the level of each bot: {@code random}, {@code greedy} or {@code expert}
     * @return the changed settings
     */
    public TableSettings bots(Iterable<String> levels) {
        ObjectNode copy = json.deepCopy();
        var list = copy.putArray("bots");
        levels.forEach(list::add);
        return new TableSettings(copy);
    }

    /**
     * Makes the result count for the ratings.
     *
     * @return the changed settings
     */
    public TableSettings rated() {
        return new TableSettings(json.deepCopy().put("rated", true));
    }

    /**
     * Removes the clock, also where the server's default has one.
     *
     * @return the changed settings
     */
    public TableSettings untimed() {
        ObjectNode copy = json.deepCopy();
        copy.putObject("clock").put("type", "None");
        return new TableSettings(copy);
    }

    /**
     * Lets the first seat begin. By default the starting seat is drawn.
     *
     * @return the changed settings
     */
    public TableSettings firstSeatBegins() {
        return new TableSettings(json.deepCopy().put("firstSeat", "SEAT1"));
    }

    /**
     * Lets the owner start the game with {@link Tables#start(String, String)}. By default it starts when all seats are
     * taken.
     *
     * @return the changed settings
     */
    public TableSettings startedByOwner() {
        return new TableSettings(json.deepCopy().put("start", "BY_OWNER"));
    }

    /**
     * Sets any other field of the request.
     *
     * @param name the name of the field, for example {@code options}, {@code clock} or {@code visibility}
     * @param value its value
     * @return the changed settings
     */
    public TableSettings with(String name, JsonNode value) {
        ObjectNode copy = json.deepCopy();
        copy.set(name, value);
        return new TableSettings(copy);
    }

    ObjectNode json() {
        return json;
    }
}
