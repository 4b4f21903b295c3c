package dev.perennial.client;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The table one would like to open. What is not said is as usual on that server. */
public final class TableWish {
    private final ObjectNode json;

    private TableWish(ObjectNode json) {
        this.json = json;
    }

    public static TableWish of(String game, int seats) {
        return new TableWish(Perennial.body().put("game", game).put("seats", seats));
    }

    /** Bots take seats at once, one of each level given. */
    public TableWish bots(Iterable<String> levels) {
        ObjectNode copy = json.deepCopy();
        var list = copy.putArray("bots");
        levels.forEach(list::add);
        return new TableWish(copy);
    }

    public TableWish rated() {
        return new TableWish(json.deepCopy().put("rated", true));
    }

    /** Nobody is in a hurry, not even where the game has a clock of its own. */
    public TableWish untimed() {
        ObjectNode copy = json.deepCopy();
        copy.putObject("clock").put("type", "None");
        return new TableWish(copy);
    }

    /** The first seat begins, instead of one by lot. */
    public TableWish firstSeatBegins() {
        return new TableWish(json.deepCopy().put("firstSeat", "SEAT1"));
    }

    /** The owner starts it, and free seats are filled then. */
    public TableWish startedByOwner() {
        return new TableWish(json.deepCopy().put("start", "BY_OWNER"));
    }

    /** Any other member of the request: {@code options}, {@code clock}, {@code visibility} and so on. */
    public TableWish with(String name, JsonNode value) {
        ObjectNode copy = json.deepCopy();
        copy.set(name, value);
        return new TableWish(copy);
    }

    ObjectNode json() {
        return json;
    }
}
