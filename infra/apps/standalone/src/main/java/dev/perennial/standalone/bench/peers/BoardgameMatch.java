package dev.perennial.standalone.bench.peers;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A match of tic-tac-toe on a large board that nobody wins, sent move by move as boardgame.io's client sends them: over
 * a web socket, with the credentials that the lobby gave.
 */
final class BoardgameMatch implements AutoCloseable {
    /** The side of the board; a match is about as long as a game of Perennial. */
    private static final int SIDE = 8;

    private static final String SPACE = "/tic-tac-toe,";
    private static final String EVENT = "42" + SPACE;

    private final List<WebSocketConnection> connections = new ArrayList<>();
    private final BoardgameLobby.Entry entry;
    private int moves;

    /**
     * Connects players.
     *
     * @param connected 1 if one connection sends the moves of both players, 2 if each player has one and sees all moves
     */
    BoardgameMatch(int port, BoardgameLobby.Entry entry, int connected) throws IOException {
        this.entry = entry;
        for (int player = 0; player < connected; player++) {
            var connection = new WebSocketConnection(port, "/socket.io/?EIO=4&transport=websocket");
            connections.add(connection);
            await(connection, "0{");
            connection.send("40" + SPACE);
            await(connection, "40" + SPACE);
            connection.send(EVENT + "[\"sync\",\"" + entry.match() + "\",\"" + player + "\",\""
                    + entry.credentials().get(player) + "\",2]");
            await(connection, EVENT + "[\"sync\"");
        }
    }

    boolean isOver() {
        return moves == SIDE * SIDE;
    }

    /** Returns when the server has sent the position after the move to the player who made it. */
    void move() throws IOException {
        int player = moves % 2;
        var connection = connections.get(player % connections.size());
        connection.send(EVENT + "[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"clickCell\",\"args\":["
                + cell(moves) + "],\"playerID\":\"" + player + "\",\"credentials\":\""
                + entry.credentials().get(player) + "\"}}," + moves + ",\"" + entry.match() + "\",\"" + player + "\"]");
        moves++;
        await(connection, EVENT + "[\"update\"", "\"_stateID\":" + moves + "}");
    }

    /** Row by row; in every other pair of rows the players change places, so that no line belongs to one of them. */
    private static int cell(int move) {
        return move / SIDE % 4 < 2 ? move : move ^ 1;
    }

    private static void await(WebSocketConnection connection, String begin) throws IOException {
        await(connection, begin, "");
    }

    /** Skips other messages, such as the moves of the other player. */
    private static void await(WebSocketConnection connection, String begin, String part) throws IOException {
        String message = connection.receive();
        while (!message.startsWith(begin) || !message.contains(part)) {
            if (message.equals("2")) {
                connection.send("3"); // its ping
            }
            message = connection.receive();
        }
    }

    @Override
    public void close() throws IOException {
        for (var connection : connections) {
            connection.close();
        }
    }
}
