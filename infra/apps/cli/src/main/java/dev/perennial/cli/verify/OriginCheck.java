package dev.perennial.cli.verify;

import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.Origin;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.branch.Branch;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.collection.Lists;
import dev.perennial.games.variation.Variation;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Checks the game that a table went on with, and which part of it is shared. */
final class OriginCheck {
    private static final String PARENT = "origin.parent";

    private final JsonNode parent;
    private final Header header;
    private final Origin origin;
    private final Game<GameState, GameMove, GameEvent, GameOptions> game;

    private OriginCheck(JsonNode found, Header header) {
        this.header = header;
        JsonNode given = found.get("origin");
        if (!given.isObject()) {
            throw Mismatch.of("origin", "the game that this one went on with", given);
        }
        parent = given.path("parent");
        origin = read(given);
        game = Games.byId(header.opened().game()).orElseThrow();
    }

    /** The events of the game before anyone sat down: those of the other game, and the redeal if there was one. */
    static List<GameEvent> shared(JsonNode found, Header header) {
        var check = new OriginCheck(found, header);
        check.parent();
        check.sameGame();
        return check.events();
    }

    private static Origin read(JsonNode given) {
        var fields = ((ObjectNode) given).deepCopy();
        JsonNode _ = fields.remove("parent");
        try {
            var origin = Json.mapper().treeToValue(fields, Origin.class);
            Difference.require("origin", GameJson.write(origin), fields);
            return origin;
        } catch (JacksonException e) {
            throw Mismatch.of("origin", "table, sequence, deal, perspective, seed, events and generation", fields);
        }
    }

    /** The other game must be right as a whole, and say so itself. */
    private void parent() {
        try {
            GameCheck.Ending _ = GameCheck.check(parent);
        } catch (Mismatch mismatch) {
            throw mismatch.within(PARENT);
        }
        require("table", origin.table().code(), parent.get("table"));
        int generation = parent.path("origin").path("generation").asInt(0) + 1;
        if (origin.generation() != generation) {
            throw new Mismatch("origin.generation", "expected " + generation + ", found " + origin.generation());
        }
    }

    private void sameGame() {
        require("game", header.opened().game(), parent.get("game"));
        require("rulesVersion", header.opened().rulesVersion(), parent.get("rulesVersion"));
        if (parent.get("seats").asInt() != header.opened().seats()) {
            throw Mismatch.of(PARENT + ".seats", String.valueOf(header.opened().seats()), parent.get("seats"));
        }
        GameOptions options = GameJson.readOptions(game, parent.get("options")).orElseThrow();
        GameOptions untimed = game.withOwnClock(options, OptionalInt.empty()).orElse(options);
        Difference.require(
                "options",
                GameJson.write(untimed),
                GameJson.write(header.opened().options()));
    }

    private static void require(String name, String expected, JsonNode found) {
        if (!expected.equals(found.stringValue(""))) {
            throw Mismatch.of(PARENT + "." + name, '"' + expected + '"', found);
        }
    }

    private List<GameEvent> events() {
        var past = new ArrayList<GameEvent>();
        JsonNode last = take(past, parent.get("opening"), parent);
        for (JsonNode step : parent.get("steps")) {
            if (past.size() < origin.events()) {
                last = take(past, step.get("events"), step);
            }
        }
        if (past.size() != origin.events()) {
            throw new Mismatch(
                    "origin.events",
                    "expected the events of the game up to one of its decisions, found " + origin.events());
        }
        requireSequence(last);
        List<GameEvent> untimed = past.stream().map(game::untimed).toList();
        return Lists.concat(untimed, redealt(past));
    }

    private JsonNode take(List<GameEvent> past, JsonNode events, JsonNode last) {
        JsonNode latest = last;
        for (JsonNode event : events) {
            past.add(Json.mapper().treeToValue(event.get("event"), game.eventType()));
            latest = event;
        }
        return latest;
    }

    /** A history does not number what happened besides the game, so the table's own number may be higher. */
    private void requireSequence(JsonNode last) {
        long least = last.path("sequence").asLong(-1);
        if (origin.sequence() < least) {
            throw new Mismatch("origin.sequence", "expected at least " + least + ", found " + origin.sequence());
        }
    }

    private List<GameEvent> redealt(List<GameEvent> past) {
        Integer seat = origin.perspective();
        boolean redeals = origin.deal() == Deal.REDEALT;
        if (redeals != (seat != null) || (!redeals && origin.seed() != null)) {
            throw new Mismatch("origin.perspective", "expected a seat with a redeal, and none without it");
        }
        if (seat == null) {
            return List.of();
        }
        if (seat < 0 || seat >= header.opened().seats()) {
            throw new Mismatch("origin.perspective", "expected a seat, found " + seat);
        }
        var seed = Branch.redealSeed(origin, header.seed(), header.opened().table());
        return Variation.redealt(game, past, seat, seed).events();
    }
}
