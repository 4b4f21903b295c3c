package dev.perennial.standalone.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.api.Watcher;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** The cards a player of Arboretum holds, and whether others see them. */
public final class HiddenHands {
    private HiddenHands() {}

    static Set<String> hidden(JsonNode answer, int seat) {
        var cards = new TreeSet<String>();
        answer.get("view").get("players").get(seat).get("hand").forEach(card -> cards.add(card.asString()));
        return cards;
    }

    /** Cards in hand that never lay on an open pile. */
    static Set<String> neverShown(JsonNode answer, int seat, List<Watcher.Frame> frames) {
        var cards = new TreeSet<>(hidden(answer, seat));
        for (var frame : frames) {
            if (frame.data().path("type").asString("").matches("arboretum.(CardDiscarded|CardTaken)")) {
                cards.remove(frame.data().get("event").get("card").asString());
            }
        }
        return cards;
    }

    static void assertAbsent(JsonNode answer, Set<String> cards) {
        var texts = new TreeSet<String>();
        collect(answer, texts);
        assertThat(texts).doesNotContainAnyElementsOf(cards);
    }

    private static void collect(JsonNode node, Set<String> texts) {
        if (node.isString()) {
            texts.add(node.asString());
        }
        node.forEach(child -> collect(child, texts));
    }
}
