package dev.perennial.tournament.http;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.TournamentRules.PairingSystem;
import dev.perennial.http.ProblemException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads rules of which only some are given; the others have their defaults. */
final class RulesJson {
    private static final List<String> PARTS = List.of("tables", "scoring", "admission", "timing", "playoff");

    private static final List<String> ROUND_ROBIN_TIE_BREAKS = List.of("DE", "WIN", "SB", "KS");

    private RulesJson() {}

    static TournamentRules read(TournamentRules usual, @Nullable JsonNode given) {
        if (given == null || given.isNull()) {
            return usual;
        }
        if (!given.isObject()) {
            throw malformed();
        }
        var merged = Json.mapper().valueToTree(usual).asObject();
        if (given.path("system").asString("").endsWith(PairingSystem.ROUND_ROBIN.name())) {
            // Buchholz says nothing where everybody meets everybody (C.07).
            merged.get("scoring").asObject().set("tieBreaks", Json.mapper().valueToTree(ROUND_ROBIN_TIE_BREAKS));
        }
        given.properties().forEach(field -> {
            boolean part = PARTS.contains(field.getKey()) && field.getValue().isObject();
            if (part && merged.get(field.getKey()) instanceof ObjectNode inner) {
                field.getValue().properties().forEach(each -> put(inner, each.getKey(), each.getValue()));
            } else {
                merged.set(field.getKey(), field.getValue());
            }
        });
        return parse(merged);
    }

    /** Points may be given for some table sizes; the others keep their defaults. */
    private static void put(ObjectNode part, String name, JsonNode value) {
        if (value instanceof ObjectNode some && part.get(name) instanceof ObjectNode all) {
            all.setAll(some);
        } else {
            part.set(name, value);
        }
    }

    private static TournamentRules parse(JsonNode merged) {
        try {
            var rules = Json.mapper().treeToValue(merged, TournamentRules.class);
            if (rules == null || !complete(rules)) {
                throw malformed();
            }
            return rules;
        } catch (JacksonException | IllegalArgumentException | NullPointerException e) {
            throw malformed();
        }
    }

    /** Only the league, the clock and some limits may be left empty. */
    @SuppressWarnings({"ConstantValue", "RedundantNullCheck"}) // what came as JSON may be null where it must not
    private static boolean complete(TournamentRules rules) {
        var texts = Json.mapper().valueToTree(rules);
        for (String required : List.of("options", "system", "seeding", "acceleration", "firstColour", "prizes")) {
            if (texts.get(required).isNull()) {
                return false;
            }
        }
        for (String part : PARTS) {
            if (texts.get(part).isNull()) {
                return false;
            }
        }
        return !texts.get("scoring").get("edition").isNull()
                && !texts.get("admission").get("lateBye").isNull()
                && !texts.get("timing").get("timeZone").isNull()
                && !texts.get("timing").get("schedule").isNull()
                && !texts.get("playoff").get("kind").isNull();
    }

    static ProblemException malformed() {
        return new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "The tournament rules cannot be read.");
    }
}
