package dev.perennial.standalone.bench;

import java.io.IOException;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Players who also keep their table's stream open, as a browser does, from the first move to the last. */
final class FollowingPlayers implements Load.Sender, AutoCloseable {
    /** Few accounts hold all streams, and the server learns late that one was closed. */
    static final Map<String, String> SETTINGS =
            Map.of("PERENNIAL_STREAMS_PER_ACCOUNT", "0", "PERENNIAL_STREAMS_PER_ADDRESS", "0");

    private final SocketPlayers players;
    private final DrainedStreams streams = new DrainedStreams();
    private final ConcurrentHashMap<String, Queue<DrainedStreams.Stream>> open = new ConcurrentHashMap<>();

    FollowingPlayers(SocketPlayers players) throws IOException {
        this.players = players;
    }

    @Override
    public void send(PreparedGame game, PreparedGame.Move move) throws IOException {
        String table = game.table().code();
        if (move.equals(game.moves().getFirst())) {
            var both = new ConcurrentLinkedQueue<DrainedStreams.Stream>();
            for (String token : players.tokens()) {
                both.add(streams.open(players.address(), "/api/v1/tables/" + table + "/stream", token));
            }
            open.put(table, both);
        }
        players.send(game, move);
        if (move.equals(game.moves().getLast())) {
            leave(table);
        }
    }

    /** Closes the streams of tables whose games did not end. */
    void leave() {
        open.keySet().forEach(this::leave);
    }

    private void leave(String table) {
        var both = open.remove(table);
        if (both != null) {
            both.forEach(DrainedStreams.Stream::close);
        }
    }

    @Override
    public void close() throws IOException {
        leave();
        streams.close();
    }
}
