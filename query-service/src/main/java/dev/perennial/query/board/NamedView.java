package dev.perennial.query.board;

import dev.perennial.contract.json.Json;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** A view with the names to show in it. The view was made once for all; names may change between two readings. */
public final class NamedView {
    private NamedView() {}

    /**
     * Adds the names as one more member.
     *
     * @param view a JSON object with at least one member
     */
    public static byte[] of(byte[] view, Map<String, String> names) {
        var bytes = new ByteArrayOutputStream(view.length + 64 * (names.size() + 1));
        bytes.write(view, 0, view.length - 1);
        bytes.writeBytes(",\"names\":".getBytes(StandardCharsets.UTF_8));
        bytes.writeBytes(Json.mapper().writeValueAsBytes(names));
        bytes.write('}');
        return bytes.toByteArray();
    }
}
