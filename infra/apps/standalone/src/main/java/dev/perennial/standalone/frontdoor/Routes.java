package dev.perennial.standalone.frontdoor;

import java.util.Optional;

/** Which service owns a path, in one table. Nothing leads to the services' management pages. */
final class Routes {
    private static final String API = "/api/v1/";

    private Routes() {}

    /** Empty for what must not be reached from outside. The path is decoded and normalised. */
    static Optional<Target> of(String method, String path) {
        if (isUnder(path, "/actuator")) {
            return Optional.empty();
        }
        if (isUnder(path, "/api/docs/command")) {
            return Optional.of(Target.COMMAND);
        }
        if (isUnder(path, "/api/docs/tournament")) {
            return Optional.of(Target.TOURNAMENT);
        }
        // A browser asks by OPTIONS whether another site's page may read: who answers the reads knows.
        boolean reads = method.equals("GET") || method.equals("HEAD") || method.equals("OPTIONS");
        return Optional.of(
                switch (resource(path)) {
                    case "auth", "jwks" -> Target.COMMAND;
                    // The service that shows replays answers what people do with them.
                    case "tables" -> reads || isOfReplays(path) ? Target.QUERY : Target.COMMAND;
                    case "games", "players", "ladders", "studies" -> reads ? Target.QUERY : Target.COMMAND;
                    case "tournaments", "leagues" ->
                        reads && !path.endsWith("/pairing-preview") ? Target.QUERY : Target.TOURNAMENT;
                    case "relay" -> path.equals(API + "relay/tournaments") ? Target.TOURNAMENT : Target.COMMAND;
                    default -> Target.QUERY;
                });
    }

    private static boolean isOfReplays(String path) {
        return path.endsWith("/explore") || path.endsWith("/analysis");
    }

    private static String resource(String path) {
        if (!path.startsWith(API)) {
            return "";
        }
        int end = path.indexOf('/', API.length());
        return path.substring(API.length(), end < 0 ? path.length() : end);
    }

    private static boolean isUnder(String path, String folder) {
        return path.equals(folder) || path.startsWith(folder + "/");
    }
}
