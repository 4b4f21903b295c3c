package dev.perennial.cli.verify;

import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.table.Ending;
import dev.perennial.contract.table.Places;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** How a game ended: by its rules, which say the result; or otherwise, which only whoever was there can say. */
final class EndingCheck {
    private static final Pattern BY_RULES = Pattern.compile("PLAYED|CORRECTED");
    private static final Pattern OTHERWISE =
            Pattern.compile("FORFEITED|ADJUDICATED|CORRECTED|CALLED_OFF|AGREED|VOIDED");

    private EndingCheck() {}

    /** @param table after the last step */
    static GameCheck.Ending check(JsonNode found, TableState table) {
        int seats = table.seats().size();
        List<Integer> forfeits = forfeits(found.get("forfeits"), seats);
        @Nullable Result played = table.result();
        JsonNode given = found.get("result");
        var ending = Ending.valueOf(Fields.text("ending", found.get("ending"), played == null ? OTHERWISE : BY_RULES));
        switch (ending) {
            case PLAYED ->
                Difference.require("result", GameJson.write(Places.withForfeits(result(played), forfeits)), given);
            case FORFEITED -> Difference.require("result", GameJson.write(Places.ofForfeits(seats, forfeits)), given);
            case ADJUDICATED, CORRECTED -> requireSound(given, seats);
            case CALLED_OFF, AGREED, VOIDED -> requireNone(given);
        }
        return given.isNull() ? GameCheck.Ending.ABORTED : GameCheck.Ending.FINISHED;
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

    private static void requireSound(JsonNode found, int seats) {
        var places = new ArrayList<Integer>();
        for (JsonNode seat : found.path("seats")) {
            places.add(Fields.number("result.seats[" + places.size() + "].place", seat.path("place"), 1, seats));
        }
        if (places.size() != seats || !Places.areSound(places)) {
            throw Mismatch.of("result", "a place for every seat", found);
        }
    }
}
