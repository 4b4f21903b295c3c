package dev.perennial.contract.history;

import dev.perennial.contract.json.CanonicalJson;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Most of a history follows from its seeds and moves, but the players and times do not. A SHA-256 over each step, and
 * one over everything else and those, make a change there visible too, and say where. They are not a signature: anyone
 * who changes a file on purpose can recompute them.
 */
public final class HistoryDigest {
    public static final String FIELD = "digest";

    private static final String STEPS = "steps";
    private static final int STEP_DIGITS = 16;

    private HistoryDigest() {}

    /** The digest of one step as JSON, without the digest that it may already have. */
    public static String ofStep(JsonNode step) {
        return sha256(withoutDigest(step)).substring(0, STEP_DIGITS);
    }

    /** The digest of a whole history as JSON, with a digest in place of each step. */
    public static String of(JsonNode history) {
        var rest = withoutDigest(history);
        var digests = rest.putArray(STEPS);
        history.get(STEPS).forEach(step -> digests.add(step.get(FIELD)));
        return sha256(rest);
    }

    private static ObjectNode withoutDigest(JsonNode whole) {
        var rest = JsonNodeFactory.instance.objectNode();
        rest.setAll(whole.asObject());
        rest.remove(FIELD);
        return rest;
    }

    private static String sha256(JsonNode value) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            CanonicalJson.write(value, new DigestOutputStream(OutputStream.nullOutputStream(), digest));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is missing", e);
        }
    }
}
