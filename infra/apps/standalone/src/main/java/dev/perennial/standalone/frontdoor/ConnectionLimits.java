package dev.perennial.standalone.frontdoor;

import dev.perennial.standalone.console.CannotStart;
import java.time.Duration;
import java.util.function.UnaryOperator;

/**
 * How many connections the front door holds and how long it waits for what they have to say.
 *
 * @param total all together; beyond them others are closed or refused
 * @param perAddress of one address, or one network of the sixth version; the proxies in front of us are exempt
 * @param header from the connection to the end of its first request's header
 * @param kept from one answer to the end of the next request's header; longer than proxies and clients keep a
 *     connection themselves, which then do not ask on one that is just being closed
 * @param body from the header to the end of the body
 * @param bodyBytes the longest body
 */
public record ConnectionLimits(
        int total, int perAddress, Duration header, Duration kept, Duration body, int bodyBytes) {
    static final String TOTAL = "PERENNIAL_CONNECTIONS";
    static final String PER_ADDRESS = "PERENNIAL_CONNECTIONS_PER_ADDRESS";

    /** A mounted service reads from the client's own connection. */
    private static final int DESCRIPTORS_MOUNTED = 1;

    /** A request to another process has a second connection there. */
    private static final int DESCRIPTORS_PROXIED = 2;

    /** For new segments of the broker, connections to the database, files that are read. */
    private static final long RESERVED = 768;

    /** The memory a live stream needs along its whole way, with room to spare. */
    private static final long BYTES_EACH = 192L << 10;

    private static final int MOST = 10_000;
    private static final int LEAST = 32;

    public static ConnectionLimits of(int total, int perAddress) {
        return new ConnectionLimits(
                total, perAddress, Duration.ofSeconds(10), Duration.ofSeconds(75), Duration.ofSeconds(20), 64 << 10);
    }

    /** The limits this process can bear before services of its own; the settings can only lower them. */
    public static ConnectionLimits mounted(UnaryOperator<String> settings) {
        return mounted(
                settings, FileDescriptors.ofThisProcess(), Runtime.getRuntime().maxMemory());
    }

    static ConnectionLimits mounted(UnaryOperator<String> settings, FileDescriptors descriptors, long memory) {
        return of(settings, DESCRIPTORS_MOUNTED, descriptors, memory);
    }

    /** The limits this process can bear before services in other processes; the settings can only lower them. */
    public static ConnectionLimits proxied(UnaryOperator<String> settings) {
        return proxied(
                settings, FileDescriptors.ofThisProcess(), Runtime.getRuntime().maxMemory());
    }

    static ConnectionLimits proxied(UnaryOperator<String> settings, FileDescriptors descriptors, long memory) {
        return of(settings, DESCRIPTORS_PROXIED, descriptors, memory);
    }

    private static ConnectionLimits of(
            UnaryOperator<String> settings, int descriptorsEach, FileDescriptors descriptors, long memory) {
        long bearable = Math.min((descriptors.left() - RESERVED) / descriptorsEach, memory / BYTES_EACH);
        int most = Math.toIntExact(Math.clamp(bearable, LEAST, MOST));
        int total = Math.min(most, number(settings, TOTAL, most));
        return of(total, Math.min(total, number(settings, PER_ADDRESS, Math.max(LEAST, total / 4))));
    }

    /** 0, and nothing, for what we think best. */
    private static int number(UnaryOperator<String> settings, String name, int otherwise) {
        String text = settings.apply(name).strip();
        try {
            int number = text.isEmpty() ? 0 : Integer.parseInt(text);
            if (number >= 0) {
                return number == 0 ? otherwise : number;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new CannotStart(name + " should be a number of connections, but is: " + text, null);
    }
}
