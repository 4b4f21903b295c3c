package dev.perennial.cli.verify;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.Places;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Checks how a game ended: by its rules, which determine the result, or otherwise, which cannot be verified. */
final class EndingCheck {
    private static final Set<Ending> BY_RULES = EnumSet.of(Ending.PLAYED, Ending.CORRECTED);
    private static final Set<Ending> BEFORE_PLAY = EnumSet.of(Ending.CALLED_OFF, Ending.AGREED, Ending.VOIDED);
    private static final Set<Ending> OTHERWISE = EnumSet.complementOf(EnumSet.of(Ending.PLAYED));

    private EndingCheck() {}

    /** @param table after the last step */
    static GameCheck.Ending check(JsonNode found, TableState table) {
        int seats = table.seats().size();
        List<Integer> forfeits = forfeits(found.get("forfeits"), seats);
        @Nullable Result played = table.result();
        JsonNode given = found.get("result");
        switch (ending(found.get("ending"), table)) {
            case PLAYED -> requireResult(Places.withForfeits(result(played), forfeits), found);
            case FORFEITED -> {
                requireOneLeft(found.get("forfeits"), seats);
                requireResult(Places.ofForfeits(forfeits, scored(given, table)), found);
            }
            case ADJUDICATED -> requireResult(Places.decided(places(given, seats), scored(given, table)), found);
            case CORRECTED -> requireResult(corrected(played, places(given, seats), scored(given, table)), found);
            case CALLED_OFF, AGREED, VOIDED -> requireNone(given);
        }
        return given.isNull() ? GameCheck.Ending.ABORTED : GameCheck.Ending.FINISHED;
    }

    /** Whether an official decided the places, so that nothing else determines them. */
    static boolean isByOfficial(JsonNode found) {
        String ending = found.get("ending").stringValue();
        return ending.equals(Ending.ADJUDICATED.name()) || ending.equals(Ending.CORRECTED.name());
    }

    private static Ending ending(JsonNode found, TableState table) {
        boolean over = table.result() != null;
        Set<Ending> possible = over ? BY_RULES : table.isFull() ? OTHERWISE : BEFORE_PLAY;
        return possible.stream()
                .filter(ending -> ending.name().equals(found.stringValue("")))
                .findFirst()
                .orElseThrow(() -> Mismatch.of(
                        "ending",
                        "one of " + possible + ", since the game is " + (over ? "" : "not ")
                                + "over after the last step",
                        found));
    }

    private static void requireResult(Result expected, JsonNode found) {
        JsonNode written = GameJson.write(expected);
        try {
            Difference.require("result", written, found.get("result"));
        } catch (Mismatch mismatch) {
            throw DigestedNode.history(found).fitsWith("result", written) ? mismatch : mismatch.suspecting("forfeits");
        }
    }

    private static void requireNone(JsonNode given) {
        if (!given.isNull()) {
            throw Mismatch.of("result", "null, since the game is not over after the last step", given);
        }
    }

    private static Result result(@Nullable Result played) {
        return Objects.requireNonNull(played);
    }

    private static List<Integer> forfeits(JsonNode found, int seats) {
        Fields.list("forfeits", found);
        var left = new ArrayList<Integer>();
        for (int i = 0; i < found.size(); i++) {
            int seat = Fields.number("forfeits[" + i + "]", found.get(i), 0, seats - 1);
            if (left.contains(seat)) {
                throw Mismatch.of("forfeits[" + i + "]", "another seat", found.get(i));
            }
            left.add(seat);
        }
        return left;
    }

    private static void requireOneLeft(JsonNode forfeits, int seats) {
        if (forfeits.size() < seats - 1) {
            throw Mismatch.of("forfeits", "all seats but one, since that ended the game", forfeits);
        }
    }

    /** A correction changes places; points and tie-breaks stay as the rules say. */
    private static Result corrected(@Nullable Result played, List<Integer> places, List<Integer> scored) {
        return played == null ? Places.decided(places, scored) : Places.changed(played, places);
    }

    /** The points scored when the game was decided. Older games were written without any points. */
    private static List<Integer> scored(JsonNode given, TableState table) {
        var scored = table.scored();
        boolean none = given.path("seats")
                .valueStream()
                .allMatch(seat -> seat.path("points").asInt(-1) == 0);
        return none ? Collections.nCopies(scored.size(), 0) : scored;
    }

    /** The places an official decided. */
    private static List<Integer> places(JsonNode found, int seats) {
        var places = new ArrayList<Integer>();
        for (JsonNode seat : found.path("seats")) {
            places.add(Fields.number("result.seats[" + places.size() + "].place", seat.path("place"), 1, seats));
        }
        if (places.size() != seats || !Places.areSound(places)) {
            throw Mismatch.of("result", "a place for every seat", found);
        }
        return places;
    }
}
