package dev.perennial.http.forwarding;

import java.net.InetAddress;
import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The forwarding headers of proxies: their valid form, and those that are dropped. */
public final class ForwardingHeaders {
    public static final String FOR = "X-Forwarded-For";
    public static final String HOST = "X-Forwarded-Host";
    public static final String PROTO = "X-Forwarded-Proto";
    public static final String PORT = "X-Forwarded-Port";

    private static final Pattern NAME = Pattern.compile("([A-Za-z0-9_.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}])(:\\d{1,5})?");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,5}");
    private static final Pattern WITH_PORT = Pattern.compile("(\\[[^]]*]|[0-9.]+)(:\\d{1,5})?");
    private static final Pattern UNNAMED = Pattern.compile("unknown|_[A-Za-z0-9._-]+");
    private static final Pattern PAIR = Pattern.compile("[A-Za-z]+=(\"[^\"]*\"|[^\",;=\\s]+)");
    private static final Pattern WORD = Pattern.compile("[A-Za-z-]+");

    private static final Map<String, Predicate<String>> READ = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private static final Map<String, Predicate<String>> DROPPED = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private static final SortedSet<String> ALL;

    static {
        READ.put(FOR, ForwardingHeaders::isClient);
        READ.put(HOST, ForwardingHeaders::isHost);
        READ.put(PROTO, each -> each.equalsIgnoreCase("http") || each.equalsIgnoreCase("https"));
        READ.put(PORT, ForwardingHeaders::isPort);
        DROPPED.put("Forwarded", each -> Stream.of(each.split(";", -1)).allMatch(ForwardingHeaders::isPair));
        for (String path : List.of(
                "X-Forwarded-Prefix",
                "X-Forwarded-Path",
                "X-Forwarded-Uri",
                "X-Forwarded-Url",
                "X-Original-Url",
                "X-Original-Uri",
                "X-Rewrite-Url")) {
            DROPPED.put(path, ForwardingHeaders::isAddress);
        }
        DROPPED.put("X-Original-Host", ForwardingHeaders::isHost);
        DROPPED.put("X-Forwarded-Server", ForwardingHeaders::isHost);
        for (String word : List.of("X-Forwarded-Ssl", "X-Http-Method", "X-Http-Method-Override", "X-Method-Override")) {
            DROPPED.put(word, each -> WORD.matcher(each).matches());
        }
        SortedSet<String> all = new TreeSet<>(READ.keySet());
        all.addAll(DROPPED.keySet());
        ALL = Collections.unmodifiableSortedSet(all);
    }

    private ForwardingHeaders() {}

    /**
     * Headers dropped even from trusted proxies: they would give a request a different path or method from the one it
     * is authorised by, or repeat the four above.
     */
    public static Set<String> dropped() {
        return Collections.unmodifiableSet(DROPPED.keySet());
    }

    static boolean isDropped(String name) {
        return DROPPED.containsKey(name);
    }

    /** All that are known by name, in the order of the alphabet. */
    public static SortedSet<String> all() {
        return ALL;
    }

    /** Whether a value can be what the header is for; it may be a list, with an entry of every proxy on the way. */
    public static boolean isProper(String header, String value) {
        Predicate<String> proper = READ.getOrDefault(header, DROPPED.getOrDefault(header, _ -> true));
        return value.isBlank() || entries(value).allMatch(proper);
    }

    static Stream<String> entries(String value) {
        return Stream.of(value.split(",", -1)).map(String::strip);
    }

    private static boolean isClient(String text) {
        var parts = WITH_PORT.matcher(text);
        String address = parts.matches() ? parts.group(1).replaceAll("[\\[\\]]", "") : text;
        return UNNAMED.matcher(text).matches() || isLiteral(address);
    }

    static boolean isLiteral(String address) {
        try {
            return InetAddress.ofLiteral(address) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean isHost(String text) {
        var parts = NAME.matcher(text);
        return parts.matches()
                && (parts.group(2) == null || isPort(parts.group(2).substring(1)));
    }

    private static boolean isPort(String text) {
        return NUMBER.matcher(text).matches() && Integer.parseInt(text) <= 65_535;
    }

    private static boolean isPair(String text) {
        return text.isBlank() || PAIR.matcher(text.strip()).matches();
    }

    private static boolean isAddress(String text) {
        try {
            return URI.create(text) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
