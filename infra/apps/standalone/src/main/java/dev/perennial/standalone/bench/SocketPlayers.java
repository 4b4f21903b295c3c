package dev.perennial.standalone.bench;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The players of prepared games on bare connections, one for each move that is under way. */
final class SocketPlayers implements Load.Sender, AutoCloseable {
    private final URI address;
    private final List<String> tokens;
    private final ConcurrentLinkedQueue<HttpConnection> idle = new ConcurrentLinkedQueue<>();

    SocketPlayers(String address, List<String> tokens) {
        this.address = URI.create(address);
        this.tokens = List.copyOf(tokens);
    }

    @Override
    public void send(PreparedGame game, PreparedGame.Move move) throws IOException {
        byte[] _ = answer(game, move);
    }

    /** Plays the move and returns the table's sequence after it. */
    long play(PreparedGame game, PreparedGame.Move move) throws IOException {
        return Json.mapper().readTree(answer(game, move)).get("sequence").asLong();
    }

    private byte[] answer(PreparedGame game, PreparedGame.Move move) throws IOException {
        var connection = idle.poll();
        var used = connection == null ? new HttpConnection(address) : connection;
        byte[] body = used.send(request(game, move));
        boolean _ = idle.offer(used);
        return body;
    }

    URI address() {
        return address;
    }

    /** By seat. */
    List<String> tokens() {
        return tokens;
    }

    private byte[] request(PreparedGame game, PreparedGame.Move move) {
        byte[] body =
                ("{\"seatMove\":" + move.number() + ",\"move\":" + move.json() + "}").getBytes(StandardCharsets.UTF_8);
        byte[] head = ("POST /api/v1/tables/" + game.table() + "/moves HTTP/1.1\r\nHost: " + address.getAuthority()
                        + "\r\nContent-Type: application/json\r\nAuthorization: Bearer " + tokens.get(move.seat())
                        + "\r\nIdempotency-Key: b" + move.number() + "\r\nContent-Length: " + body.length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        byte[] request = new byte[head.length + body.length];
        System.arraycopy(head, 0, request, 0, head.length);
        System.arraycopy(body, 0, request, head.length, body.length);
        return request;
    }

    @Override
    public void close() throws IOException {
        for (var each = idle.poll(); each != null; each = idle.poll()) {
            each.close();
        }
    }
}
