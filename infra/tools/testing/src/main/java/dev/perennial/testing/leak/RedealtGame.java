package dev.perennial.testing.leak;

import dev.perennial.contract.Envelope;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The same game with all cards changed about that one viewer has never seen. Folding never judges, so it still folds.
 */
public final class RedealtGame {
    /** At every such table. */
    public static final int SEATS = 3;

    private final Map<String, String> instead;
    private final String from;
    private final String to;

    private RedealtGame(Map<String, String> instead, String from, String to) {
        this.instead = instead;
        this.from = from;
        this.to = to;
    }

    /** The cards that may change places. */
    public static Set<String> unseen(List<Envelope> events, @Nullable Integer viewer) {
        var hidden = new TreeSet<String>();
        var seen = new HashSet<String>();
        for (Envelope event : events) {
            var parts = HiddenParts.of(event.type(), event.payload(), viewer);
            if (!event.type().equals("table.MoveMade")) {
                parts.forEach(part -> hidden.addAll(HiddenParts.texts(part)));
            }
            Set<JsonNode> veryParts = Collections.newSetFromMap(new IdentityHashMap<>());
            veryParts.addAll(parts);
            seen.addAll(textsOutside(event.payload(), veryParts));
        }
        hidden.removeAll(seen);
        return hidden;
    }

    private static Set<String> textsOutside(JsonNode node, Set<JsonNode> parts) {
        var found = new HashSet<String>();
        if (parts.contains(node)) {
            return found;
        }
        if (node.isString()) {
            found.add(node.stringValue());
        }
        node.forEach(child -> found.addAll(textsOutside(child, parts)));
        return found;
    }

    /** The very same game at another table, between other people. */
    public static List<Envelope> elsewhere(List<Envelope> events, String table) {
        var people = new HashMap<String, String>();
        for (int seat = 0; seat < SEATS; seat++) {
            people.put("player-" + seat, player(seat, table));
        }
        var other = new RedealtGame(people, events.getFirst().aggregateId(), table);
        return events.stream().map(other::changed).toList();
    }

    /** Everybody sits at one table only, so that what is asked by player is about that table. */
    public static String player(int seat, String table) {
        return "player-" + seat + "-" + table;
    }

    public static List<Envelope> of(List<Envelope> events, String table, @Nullable Integer viewer, Random random) {
        // Which deck a card of S-Evolution comes from everybody knows.
        Map<String, List<String>> groups = new TreeMap<>();
        boolean ofDecks = events.stream().anyMatch(event -> event.type().startsWith("s-evolution."));
        unseen(events, viewer)
                .forEach(card -> groups.computeIfAbsent(ofDecks ? card.substring(0, 1) : "", _ -> new ArrayList<>())
                        .add(card));
        var instead = new HashMap<String, String>();
        for (List<String> group : groups.values()) {
            var shuffled = new ArrayList<>(group);
            Collections.shuffle(shuffled, random);
            for (int i = 0; i < group.size(); i++) {
                instead.put(group.get(i), shuffled.get(i));
            }
        }
        var other = new RedealtGame(instead, events.getFirst().aggregateId(), table);
        return events.stream().map(other::changed).toList();
    }

    private Envelope changed(Envelope event) {
        return new Envelope(
                event.eventId().replace(from, to),
                to,
                event.sequence(),
                event.globalIndex(),
                event.time(),
                event.type(),
                event.version(),
                changed(event.payload()));
    }

    private JsonNode changed(JsonNode node) {
        return switch (node) {
            case ObjectNode object -> {
                var other = JsonNodeFactory.instance.objectNode();
                object.properties().forEach(member -> other.set(member.getKey(), changed(member.getValue())));
                yield other;
            }
            case ArrayNode list -> {
                var other = JsonNodeFactory.instance.arrayNode();
                list.forEach(item -> other.add(changed(item)));
                yield other;
            }
            default -> node.isString() ? JsonNodeFactory.instance.stringNode(text(node.stringValue())) : node;
        };
    }

    private String text(String text) {
        return text.equals(from) ? to : instead.getOrDefault(text, text);
    }
}
