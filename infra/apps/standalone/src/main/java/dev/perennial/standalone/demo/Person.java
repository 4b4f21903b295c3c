package dev.perennial.standalone.demo;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.Perennial;
import dev.perennial.client.Views;
import dev.perennial.contract.json.GameJson;
import dev.perennial.games.Bots;
import dev.perennial.games.GameMove;
import dev.perennial.games.Games;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.security.SecureRandom;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * A person with an account, played by the demo.
 *
 * @param level the bot level
 */
record Person(String name, String password, Perennial session, String level) {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int REFUSED = 401;

    /** Known people sign in with their password; new ones sign up. */
    static Person of(Perennial visitor, Logins logins, String name, String level) {
        String shown = Character.toUpperCase(name.charAt(0)) + name.substring(1);
        String password = logins.of(name);
        if (logins.again()) {
            try {
                return new Person(name, password, visitor.signIn(name, password), level);
            } catch (ClientProblem problem) {
                if (problem.status() != REFUSED) {
                    throw problem;
                }
            }
        }
        return new Person(name, password, visitor.signUp(name, password, shown), level);
    }

    String id() {
        return session.player();
    }

    /** Plays one move at a table where it is this person's turn, and answers the table after it. */
    JsonNode move(String table, JsonNode seen) {
        long sequence = session.tables().move(table, seen.get("seatMove").asInt(), choose(seen));
        return session.tables().view(table, sequence);
    }

    private JsonNode choose(JsonNode seen) {
        String game = seen.at("/table/game").asString();
        var rules = Games.byId(game).orElseThrow();
        List<GameMove> legal = seen.get("legalMoves")
                .valueStream()
                .map(move -> GameJson.readMove(rules, move).orElseThrow())
                .toList();
        byte[] dice = new byte[ServerSeed.LENGTH];
        RANDOM.nextBytes(dice);
        var chance = Chance.of(ServerSeed.of(dice).gameSeed(List.of(), game));
        return GameJson.write(Bots.byName(game, level)
                .orElseThrow()
                .choose(Views.read(game, seen.get("view")), seen.get("seat").asInt(), legal::stream, chance));
    }
}
