package dev.perennial.standalone.bench.peers;

import java.io.IOException;

/**
 * A match of tic-tac-toe that ends in a draw after nine moves, sent one by one as boardgame.io's client sends them. One
 * connection plays both seats, so that each move has one request and one answer.
 */
final class BoardgameMatch implements AutoCloseable {
    private static final int[] CELLS = {0, 1, 2, 4, 3, 5, 7, 6, 8};
    private static final String SPACE = "/tic-tac-toe,";
    private static final String EVENT = "42" + SPACE;

    private final WebSocketConnection connection;
    private final String id;
    private int moves;

    /** Opens it on the server. */
    BoardgameMatch(int port, String id) throws IOException {
        this.id = id;
        connection = new WebSocketConnection(port, "/socket.io/?EIO=4&transport=websocket");
        String _ = await("0{");
        connection.send("40" + SPACE);
        String _ = await("40" + SPACE);
        connection.send(EVENT + "[\"sync\",\"" + id + "\",\"0\",null,2]");
        String _ = await(EVENT + "[\"sync\"");
    }

    boolean isOver() {
        return moves == CELLS.length;
    }

    /** Returns when the server has sent the position after the move. */
    void move() throws IOException {
        int seat = moves % 2;
        connection.send(EVENT + "[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"clickCell\",\"args\":["
                + CELLS[moves] + "],\"playerID\":\"" + seat + "\"}}," + moves + ",\"" + id + "\",\"" + seat + "\"]");
        moves++;
        String update = await(EVENT + "[\"update\"");
        if (!update.contains("\"_stateID\":" + moves + "}")) {
            throw new IOException("move " + moves + " was not accepted: " + update);
        }
    }

    private String await(String begin) throws IOException {
        while (true) {
            String message = connection.receive();
            if (message.startsWith(begin)) {
                return message;
            }
            if (message.equals("2")) {
                connection.send("3"); // its ping
            }
        }
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }
}
