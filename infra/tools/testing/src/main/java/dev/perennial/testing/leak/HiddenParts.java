package dev.perennial.testing.leak;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The secret parts of stored events, derived from the rules without using the games' own views. */
final class HiddenParts {
    private HiddenParts() {}

    /** The parts hidden from a seat, or from a spectator, who has none. */
    static List<JsonNode> of(String type, JsonNode event, @Nullable Integer viewer) {
        return switch (type) {
            case "arboretum.CardsDealt" -> with(othersHands(event, viewer), event.get("deck"));
            case "arboretum.CardDrawn" -> isOf(event, viewer) ? List.of() : List.of(event.get("card"));
            case "evergreen-concert.HandsDealt" -> with(othersHands(event, viewer), event.get("undealt"));
            case "evergreen-concert.OpeningChosen" -> isOf(event, viewer) ? List.of() : List.of(event.get("cards"));
            case "s-evolution.PileShuffled", "s-evolution.CalamitiesReturned" -> List.of(event.get("pile"));
            case "s-evolution.CardsDealt" -> seenBy(event, viewer) ? List.of() : List.of(event.get("drawn"));
            case "s-evolution.BlindHandShuffled" -> seenBy(event, viewer) ? List.of() : List.of(event.get("positions"));
            case "evergreen-planet.DeckShuffled", "evergreen-planet.DeckReshuffled" -> List.of(event.get("order"));
            case "table.MoveMade" -> isOf(event, viewer) ? List.of() : List.of(event.get("move"));
            default -> List.of();
        };
    }

    private static boolean isOf(JsonNode event, @Nullable Integer viewer) {
        return viewer != null && event.get("seat").asInt() == viewer;
    }

    /** Spectators see what every seat sees. */
    private static boolean seenBy(JsonNode event, @Nullable Integer viewer) {
        JsonNode seats = event.get("seenBy");
        return viewer == null
                ? seats.size() == RedealtGame.SEATS
                : seats.valueStream().anyMatch(seat -> seat.asInt() == viewer);
    }

    private static List<JsonNode> othersHands(JsonNode event, @Nullable Integer viewer) {
        var others = new ArrayList<JsonNode>();
        for (int seat = 0; seat < event.get("hands").size(); seat++) {
            if (viewer == null || viewer != seat) {
                others.add(event.get("hands").get(seat));
            }
        }
        return others;
    }

    private static List<JsonNode> with(List<JsonNode> hands, JsonNode rest) {
        return Stream.concat(hands.stream(), Stream.of(rest)).toList();
    }

    static Set<String> texts(JsonNode node) {
        var found = new HashSet<String>();
        if (node.isString()) {
            found.add(node.stringValue());
        }
        node.forEach(child -> found.addAll(texts(child)));
        return found;
    }
}
