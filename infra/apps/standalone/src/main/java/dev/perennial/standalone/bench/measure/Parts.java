package dev.perennial.standalone.bench.measure;

import java.util.List;
import java.util.regex.Pattern;

/** Names the part of the system that a thread or a PostgreSQL process works for. */
final class Parts {
    /** The kernel cuts names of threads after 15 characters. */
    private record Part(Pattern thread, String name) {}

    private static final List<Part> PARTS = List.of(
            part("C[12] Compiler|Thread-.*Comp", Measurement.COMPILER),
            part("GC |G1 |VM Thread|VM Periodic|Serial", "garbage collection"),
            part("EventProcessor|append-|signals|Relay|relay", "relay and signals"),
            part("data-plane|kafka|group-|raft-|quorum|broker|controller|Log|executor-|TxnMark", "broker and clients"),
            part("http-|tomcat|Catalina|ForkJoinPool|VirtualThread", "HTTP, commands, virtual threads"),
            part("front-door|proxy-client|qtp|HttpClient|Jetty", "front door"),
            part("projection", "projections"),
            part("bench-streams", Measurement.GENERATOR));

    private Parts() {}

    private static Part part(String thread, String name) {
        return new Part(Pattern.compile("(" + thread + ").*"), name);
    }

    static String ofThread(String name) {
        return PARTS.stream()
                .filter(part -> part.thread().matcher(name).matches())
                .map(Part::name)
                .findFirst()
                .orElseGet(() -> "thread " + name.replaceAll("[-#\\d]+$", ""));
    }

    /** A server process is titled "postgres: user database address state", every other one by its purpose alone. */
    static String ofPostgres(String title) {
        String[] words = title.replaceFirst("^postgres: ", "").trim().split("\\s+", -1);
        return words.length >= 3 && words[2].contains("(")
                ? "PostgreSQL, " + words[1] + " database"
                : "PostgreSQL, background";
    }
}
