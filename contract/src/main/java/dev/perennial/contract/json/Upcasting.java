package dev.perennial.contract.json;

import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.RatingEligibility.Kind;
import dev.perennial.domain.table.TableTerms;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Old shapes of events, step by step, into today's. Event store and consumers read through the same steps. */
public final class Upcasting {

    /** Turns one revision of one event into the next. */
    public record Step(String type, String from, String to, UnaryOperator<JsonNode> change) {}

    private static final List<Step> STEPS = List.of(
            // Revision 1 had no choice of the starting player: it was always drawn.
            new Step("table.TableOpened", "1", "2", payload -> ((ObjectNode) payload).put("firstSeat", "RANDOM")),
            // Revision 1 did not keep the moment the rules were asked about.
            new Step("table.MoveMade", "1", "2", payload -> ((ObjectNode) payload).putNull("at")),
            new Step("table.TimeCalled", "1", "2", payload -> ((ObjectNode) payload).putNull("at")),
            new Step("table.PlayStarted", "1", "2", payload -> ((ObjectNode) payload).putNull("at")),
            new Step("table.TableOpened", "2", "3", Upcasting::withTerms),
            new Step("table.GameFinished", "1", "2", Upcasting::withCounting),
            new Step("table.TableAborted", "1", "2", payload -> ((ObjectNode) payload).put("ending", "CALLED_OFF")),
            // Revision 1 had no reason for adding or removing a member.
            new Step("league.MemberJoined", "1", "2", payload -> ((ObjectNode) payload).putNull("why")),
            new Step("league.MemberLeft", "1", "2", payload -> ((ObjectNode) payload).putNull("why")),
            new Step("tournament.PlayerCheckedIn", "1", "2", payload -> ((ObjectNode) payload).putNull("why")),
            // Revision 1 let only scores decide who meets at larger tables.
            new Step("tournament.RulesSet", "1", "2", Upcasting::withPriority),
            // Until revision 2 number 1 always began.
            new Step("tournament.RulesSet", "2", "3", Upcasting::withFirstColour),
            // Revision 1 let absence count during a pause, and games of a cancelled tournament go on.
            new Step("tournament.TournamentResumed", "1", "2", payload -> ((ObjectNode) payload).putNull("at")),
            new Step("tournament.TournamentCancelled", "1", "2", payload -> ((ObjectNode) payload).putNull("tables")),
            // Until then every official's decision counted on the ladders, and what was counted stays counted.
            new Step("table.GameFinished", "2", "3", Upcasting::withoutDecision),
            new Step("table.ResultCorrected", "1", "2", Upcasting::withoutDecision),
            new Step("table.SeatForfeited", "1", "2", payload -> ((ObjectNode) payload).putNull("decision")),
            // Tables of revision 3 know no plans: what the rules said at their start stays so.
            new Step("table.TableOpened", "3", "4", Upcasting::withoutPlans),
            // Until revision 4 every game was dealt from the beginning.
            new Step("table.TableOpened", "4", "5", payload -> ((ObjectNode) payload).putNull("origin")));

    /** A type of event as it was stored. */
    private record Shape(String type, @Nullable String revision) {}

    private static final Map<Shape, Step> STEP_FROM = STEPS.stream()
            .collect(Collectors.toUnmodifiableMap(step -> new Shape(step.type(), step.from()), step -> step));

    private Upcasting() {}

    /** Revision 2 knew no terms: everything was open to all, without a clock. */
    private static JsonNode withTerms(JsonNode payload) {
        var opened = (ObjectNode) payload;
        opened.set("terms", GameJson.write(TableTerms.casual()));
        opened.putNull("tournament").putNull("rematchOf").putArray("invited");
        return opened;
    }

    /** Revision 1 was played to its end, and ladders counted all games of people, and all of bots. */
    private static JsonNode withCounting(JsonNode payload) {
        var finished = (ObjectNode) payload;
        long bots = finished.get("players")
                .valueStream()
                .filter(player -> player.asString().startsWith("bot-"))
                .count();
        var kind = bots == 0 ? Kind.HUMAN : bots == finished.get("players").size() ? Kind.BOT : Kind.MIXED;
        finished.put("ending", "PLAYED");
        finished.set("counting", GameJson.write(new RatingEligibility(kind != Kind.MIXED, kind, List.of(), null)));
        return finished;
    }

    private static JsonNode withoutPlans(JsonNode payload) {
        ObjectNode _ = ((ObjectNode) payload.get("terms")).put("plans", false);
        return payload;
    }

    private static JsonNode withoutDecision(JsonNode payload) {
        ObjectNode _ = ((ObjectNode) payload.get("counting")).putNull("decision");
        return payload;
    }

    private static JsonNode withPriority(JsonNode payload) {
        ObjectNode _ = ((ObjectNode) payload.at("/rules/tables")).putNull("priority");
        return payload;
    }

    private static JsonNode withFirstColour(JsonNode payload) {
        ObjectNode _ = ((ObjectNode) payload.get("rules")).put("firstColour", "WHITE");
        return payload;
    }

    public static List<Step> steps() {
        return STEPS;
    }

    /** Whether an event of this revision has another shape than today. */
    public static boolean isOld(String type, @Nullable String revision) {
        return STEP_FROM.containsKey(new Shape(type, revision));
    }

    /** The payload in today's shape; the given one is not changed. */
    public static JsonNode upcast(String type, @Nullable String revision, JsonNode payload) {
        JsonNode shape = payload;
        Step step = STEP_FROM.get(new Shape(type, revision));
        while (step != null) {
            shape = step.change().apply(shape.deepCopy());
            step = STEP_FROM.get(new Shape(type, step.to()));
        }
        return shape;
    }
}
