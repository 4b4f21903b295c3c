package dev.perennial.cli.verify;

import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.HistoryDigest;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.chance.ServerSeed;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The start of a game, read from a history and checked: the seed fits the commitment.
 *
 * @param clientSeeds in seat order, null for an empty seat
 * @param players in seat order, null for an empty seat
 * @param branch whether it went on with another game
 */
record Header(
        TableOpened opened,
        ServerSeed seed,
        List<@Nullable String> clientSeeds,
        List<@Nullable PlayerId> players,
        boolean branch) {
    private static final String ORIGIN = "origin";
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final List<String> FIELDS = List.of(
            "format",
            "table",
            "game",
            "rulesVersion",
            "seats",
            "firstSeat",
            "options",
            "commitment",
            "serverSeed",
            "clientSeeds",
            "players",
            "opening",
            "steps",
            "forfeits",
            "ending",
            "result",
            HistoryDigest.FIELD);
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");
    private static final Pattern CLIENT_SEED = Pattern.compile("[A-Za-z0-9_-]{0,64}");
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    boolean isFull() {
        return players.stream().allMatch(Objects::nonNull);
    }

    static Header read(JsonNode found) {
        if (!found.isObject()) {
            throw Mismatch.of("", "one game as a JSON object", found);
        }
        boolean branch = found.has(ORIGIN);
        String format = branch ? GameHistory.BRANCH_FORMAT : GameHistory.FORMAT;
        Difference.require("format", NODES.stringNode(format), found.path("format"));
        requireFields(found);
        String table = Fields.text("table", found.get("table"), ID);
        var game = game(found.get("game"));
        Difference.require("rulesVersion", NODES.stringNode(game.rulesVersion()), found.get("rulesVersion"));
        int seats = Fields.number("seats", found.get("seats"), game.minSeats(), game.maxSeats());
        var firstSeat = Fields.text("firstSeat", found.get("firstSeat"), Pattern.compile("RANDOM|SEAT1"));
        var options = options(game, found.get("options"));
        var seed = seed(found);
        requireSeats(found, seats);
        var players = ofSeats("players", found.get("players"), seats, ID);
        var clientSeeds = ofSeats("clientSeeds", found.get("clientSeeds"), seats, CLIENT_SEED);
        requireSeated(found, players, clientSeeds);
        String _ = Fields.text(HistoryDigest.FIELD, found.get(HistoryDigest.FIELD), HASH);
        // The table's owner is not in a history and has no effect.
        var opened = new TableOpened(
                new TableId(table),
                game.id(),
                game.rulesVersion(),
                seats,
                FirstSeat.valueOf(firstSeat),
                GameJson.document(options),
                new PlayerId("nobody"),
                seed.commitment());
        var ids = new ArrayList<@Nullable PlayerId>();
        players.forEach(player -> ids.add(player == null ? null : new PlayerId(player)));
        return new Header(opened, seed, clientSeeds, ids, branch);
    }

    private static void requireFields(JsonNode found) {
        for (String name : FIELDS) {
            if (!found.has(name)) {
                throw Mismatch.of(name, "a value", found.path(name));
            }
        }
        found.properties().stream()
                .filter(field ->
                        !FIELDS.contains(field.getKey()) && !field.getKey().equals(ORIGIN))
                .forEach(unknown -> {
                    throw Mismatch.of(unknown.getKey(), "nothing", unknown.getValue());
                });
    }

    private static Game<GameState, GameMove, GameEvent, GameOptions> game(JsonNode found) {
        return Games.byId(found.isString() ? found.stringValue() : "")
                .orElseThrow(() -> Mismatch.of(
                        "game", "one of " + Games.all().stream().map(Game::id).toList(), found));
    }

    private static JsonNode options(Game<GameState, GameMove, GameEvent, GameOptions> game, JsonNode found) {
        JsonNode complete = GameJson.readOptions(game, found)
                .map(GameJson::write)
                .orElseThrow(() -> Mismatch.of("options", "options of " + game.id(), found));
        Difference.require("options", complete, found);
        return complete;
    }

    private static ServerSeed seed(JsonNode found) {
        var seed = ServerSeed.ofHex(Fields.text("serverSeed", found.get("serverSeed"), HASH));
        String commitment = Fields.text("commitment", found.get("commitment"), HASH);
        if (!seed.commitment().equals(commitment)) {
            throw Mismatch.of(
                    "commitment", "the SHA-256 of serverSeed, \"" + seed.commitment() + "\"", found.get("commitment"));
        }
        return seed;
    }

    /** Two lists that agree are less likely to be wrong than one number. */
    private static void requireSeats(JsonNode found, int seats) {
        int players = found.get("players").size();
        if (players != seats && players == found.get("clientSeeds").size()) {
            throw Mismatch.of("seats", players + ", as many as there are players", found.get("seats"));
        }
    }

    private static List<@Nullable String> ofSeats(String path, JsonNode found, int seats, Pattern allowed) {
        Fields.list(path, found);
        if (found.size() != seats) {
            throw Mismatch.of(path, "a list of " + seats, found);
        }
        var values = new ArrayList<@Nullable String>();
        for (int seat = 0; seat < seats; seat++) {
            JsonNode value = found.get(seat);
            values.add(value.isNull() ? null : Fields.text(path + "[" + seat + "]", value, allowed));
        }
        return values;
    }

    /** Every player has a client seed, even if it is empty, and one seat. */
    private static void requireSeated(
            JsonNode found, List<@Nullable String> players, List<@Nullable String> clientSeeds) {
        for (int seat = 0; seat < players.size(); seat++) {
            String player = players.get(seat);
            if ((player == null) != (clientSeeds.get(seat) == null)) {
                throw Mismatch.of(
                        "clientSeeds[" + seat + "]",
                        player == null ? "null, as players[" + seat + "] is" : "a text",
                        found.get("clientSeeds").get(seat));
            }
            if (player != null && players.indexOf(player) < seat) {
                throw Mismatch.of(
                        "players[" + seat + "]",
                        "another player than on seat " + players.indexOf(player),
                        found.get("players").get(seat));
            }
        }
    }
}
