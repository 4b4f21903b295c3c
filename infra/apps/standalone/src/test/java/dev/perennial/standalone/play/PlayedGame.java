package dev.perennial.standalone.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A game of a tournament as its table tells it: who had which place, and how many points in the game itself. */
record PlayedGame(Map<String, Integer> places, Map<String, Integer> scores) {
    private static final Map<Integer, List<Double>> WORTH =
            Map.of(2, List.of(1.0, 0.0), 3, List.of(5.0, 3.0, 1.0), 4, List.of(5.0, 3.0, 2.0, 0.0));

    static PlayedGame of(JsonNode players, JsonNode seats) {
        var places = new HashMap<String, Integer>();
        var scores = new HashMap<String, Integer>();
        for (int seat = 0; seat < seats.size(); seat++) {
            String player = players.get(seat).asString();
            places.put(player, seats.get(seat).get("place").asInt());
            scores.put(player, seats.get(seat).get("points").asInt());
        }
        return new PlayedGame(places, scores);
    }

    boolean has(String player) {
        return places.containsKey(player);
    }

    int place(String player) {
        return places.get(player);
    }

    List<String> opponents(String player) {
        return places.keySet().stream().filter(other -> !other.equals(player)).toList();
    }

    double most() {
        return WORTH.get(places.size()).getFirst();
    }

    /** Shared places share what they cover. */
    double points(String player) {
        int place = place(player);
        int sharing =
                (int) places.values().stream().filter(other -> other == place).count();
        return WORTH.get(places.size()).subList(place - 1, place - 1 + sharing).stream()
                .mapToDouble(Double::doubleValue)
                .average()
                .orElseThrow();
    }

    Optional<Double> against(String player, String other) {
        return has(player) && has(other)
                ? Optional.of((1 + Integer.signum(place(other) - place(player))) / 2.0)
                : Optional.empty();
    }

    /** How many times a fair share of the table's points this is. */
    double share(String player) {
        int sum = scores.values().stream().mapToInt(Integer::intValue).sum();
        return sum <= 0 ? 1 : (double) scores.get(player) * scores.size() / sum;
    }
}
