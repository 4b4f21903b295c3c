package dev.perennial.cli.verify;

import dev.perennial.contract.json.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** The result of checking one game of a file. */
record Verdict(Kind kind, String complaint) {

    enum Kind {
        WELL,
        ABORTED,
        WRONG,
        UNREADABLE
    }

    static Verdict on(String text) {
        JsonNode found;
        try {
            found = Json.mapper().readValue(text, JsonNode.class);
        } catch (JacksonException e) {
            var location = e.getLocation();
            return new Verdict(
                    Kind.UNREADABLE,
                    "not JSON: " + e.getOriginalMessage() + " at line " + location.getLineNr() + ", column "
                            + location.getColumnNr() + " of the game");
        }
        return on(found);
    }

    private static Verdict on(JsonNode found) {
        JsonNode table = found.path("table");
        String name = table.isString() ? "table " + table.stringValue() + ": " : "";
        try {
            return new Verdict(
                    switch (GameCheck.check(found)) {
                        case FINISHED -> Kind.WELL;
                        case ABORTED -> Kind.ABORTED;
                    },
                    "");
        } catch (Mismatch mismatch) {
            return new Verdict(Kind.WRONG, name + mismatch.getMessage());
        } catch (RuntimeException e) {
            // A tampered file may cause any failure; the other games still have to be checked.
            return new Verdict(Kind.WRONG, name + "the rules cannot follow: " + e);
        }
    }
}
