package dev.perennial.query.card;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The address of a page that people share. A moment below 0 stands for none. */
sealed interface SharedAddress {
    Pattern PATH = Pattern.compile("/(?<kind>tables|c|players|tournaments|embed/tables)/(?<id>[\\w-]{1,64})"
            + "(?<rest>/replay|/(?<from>\\d{1,9})-(?<to>\\d{1,9}))?");
    Pattern MOMENT = Pattern.compile("(?:^|&)(?:at|from)=(\\d{1,9})(?:&|$)");

    String path();

    /** The page for frames on other sites; null if there is none. */
    default @Nullable String embed() {
        return null;
    }

    record Table(String table) implements SharedAddress {
        @Override
        public String path() {
            return "/tables/" + table;
        }

        @Override
        public String embed() {
            return "/embed/tables/" + table;
        }
    }

    /**
     * A replay, or a part of one.
     *
     * @param end the last moment of a clip; below 0 for a whole replay
     */
    record Replay(String table, long moment, long end) implements SharedAddress {
        @Override
        public String path() {
            return end >= 0
                    ? "/c/%s/%d-%d".formatted(table, moment, end)
                    : "/tables/" + table + "/replay" + (moment < 0 ? "" : "?at=" + moment);
        }

        @Override
        public String embed() {
            return "/embed/tables/" + table + "?from=" + Math.max(0, moment)
                    + (end < 0 ? "" : "&to=" + end + "&loop=1&autoplay=1");
        }
    }

    record Player(String player) implements SharedAddress {
        @Override
        public String path() {
            return "/players/" + player;
        }
    }

    record Tournament(String tournament) implements SharedAddress {
        @Override
        public String path() {
            return "/tournaments/" + tournament;
        }
    }

    /** Reads the path and the parameters of an address of this server. */
    static Optional<SharedAddress> of(String path, @Nullable String query) {
        Matcher found = PATH.matcher(path);
        if (!found.matches()) {
            return Optional.empty();
        }
        String id = found.group("id");
        long moment = moment(query);
        return Optional.ofNullable(
                switch (found.group("kind")) {
                    case "players" -> found.group("rest") == null ? new Player(id) : null;
                    case "tournaments" -> found.group("rest") == null ? new Tournament(id) : null;
                    default -> ofTable(id, found, moment);
                });
    }

    private static SharedAddress ofTable(String id, Matcher found, long moment) {
        if (found.group("from") != null) {
            return new Replay(id, Long.parseLong(found.group("from")), Long.parseLong(found.group("to")));
        }
        return found.group("rest") != null
                        || (moment >= 0 && found.group("kind").startsWith("embed"))
                ? new Replay(id, moment, -1)
                : new Table(id);
    }

    private static long moment(@Nullable String query) {
        Matcher found = MOMENT.matcher(query == null ? "" : query);
        return found.find() ? Long.parseLong(found.group(1)) : -1;
    }
}
