package dev.perennial.standalone.bench.peers;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;

/** Text messages over a bare socket. It costs the machine far less than a full client, and the server the same. */
final class WebSocketConnection implements AutoCloseable {
    private static final int TEXT = 0x81;
    private static final int CLOSE = 0x8;
    private static final int MASKED = 0x80;
    private static final int TWO_BYTES = 126;
    private static final int EIGHT_BYTES = 127;
    private static final int LONGEST_SHORT = 125;
    private static final int PATIENCE_MILLIS = 20_000;

    private final Socket socket;
    private final DataInputStream in;

    WebSocketConnection(int port, String path) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MILLIS); // boardgame.io does not answer a move that it refuses
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        String hello = "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nUpgrade: websocket\r\n"
                + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        socket.getOutputStream().write(hello.getBytes(US_ASCII));
        String status = line();
        if (!status.contains(" 101 ")) {
            throw new IOException("no web socket: " + status);
        }
        while (!line().isEmpty()) {
            // Headers say nothing more.
        }
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        for (int c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) {
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    /** A mask of zeros leaves the text as it is. */
    void send(String text) throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        if (bytes.length > 0xffff) {
            throw new IOException("the message is too long");
        }
        boolean small = bytes.length <= LONGEST_SHORT;
        ByteBuffer frame = ByteBuffer.allocate(bytes.length + (small ? 6 : 8)).put((byte) TEXT);
        if (small) {
            frame.put((byte) (MASKED | bytes.length));
        } else {
            frame.put((byte) (MASKED | TWO_BYTES)).putShort((short) bytes.length);
        }
        socket.getOutputStream().write(frame.putInt(0).put(bytes).array());
    }

    String receive() throws IOException {
        int kind = in.readUnsignedByte() & 0xf;
        int length = in.readUnsignedByte();
        long bytes = length == TWO_BYTES ? in.readUnsignedShort() : length == EIGHT_BYTES ? in.readLong() : length;
        byte[] text = in.readNBytes(Math.toIntExact(bytes));
        if (kind == CLOSE) {
            throw new IOException("the server closed the connection");
        }
        return new String(text, UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
