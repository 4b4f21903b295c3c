package dev.perennial.standalone.browser.board;

import dev.perennial.contract.json.Json;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The garden of the worked example of Arboretum at the end of the game, with its three scored paths. */
final class ScoredGarden {
    private static final List<String> ROWS = List.of("O1 O2 O4 O5", "R2 C4 J3 W6", ".. R7 .. J8");

    private ScoredGarden() {}

    /** The table with the first trees of this garden in place of the first player's. */
    static String growing(String table) {
        var json = (ObjectNode) Json.mapper().readTree(table);
        plant(json.get("view"), Stream.of("O2 O4 O5 C4 J3 R7".split(" ")));
        return json.toString();
    }

    /** The table with this garden in place of the first player's. */
    static String in(String table) {
        var json = (ObjectNode) Json.mapper().readTree(table);
        var view = (ObjectNode) json.get("view");
        plant(view, cards());
        ArrayNode scores = view.putArray("scores");
        score(scores, "JACARANDA", 7, "J3 O4 O5 W6 J8");
        score(scores, "OAK", 9, "O1 O2 O4 O5");
        score(scores, "ROYAL_POINCIANA", 3, "R2 C4 R7");
        return json.toString();
    }

    private static void plant(JsonNode view, Stream<String> cards) {
        ((ObjectNode) view.get("players").get(0)).set("trees", trees(cards));
    }

    private static Stream<String> cards() {
        return ROWS.stream().flatMap(row -> Stream.of(row.split(" "))).filter(card -> !card.equals(".."));
    }

    private static void score(ArrayNode scores, String species, int points, String path) {
        ObjectNode score = scores.addObject().put("species", species);
        score.putArray("sums").add(points).add(0).add(0);
        ObjectNode entitled =
                score.putArray("entitled").addObject().put("seat", 0).put("points", points);
        entitled.set("path", trees(Stream.of(path.split(" "))));
    }

    private static ArrayNode trees(Stream<String> cards) {
        ArrayNode trees = Json.mapper().createArrayNode();
        cards.forEach(card -> {
            int y = ROWS.indexOf(
                    ROWS.stream().filter(row -> row.contains(card)).findFirst().orElseThrow());
            int x = List.of(ROWS.get(y).split(" ")).indexOf(card);
            trees.addObject().put("card", card).put("x", x).put("y", y);
        });
        return trees;
    }
}
