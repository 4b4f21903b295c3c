package dev.perennial.query.player;

import dev.perennial.http.CursorText;
import org.jspecify.annotations.Nullable;

/** The last player of a page of names. The next page begins right after them, even if players joined or left. */
record NameCursor(String name, String id) {
    private static final NameCursor TOP = new NameCursor("", "");

    static NameCursor of(@Nullable String text) {
        return text == null ? TOP : CursorText.read(text, 2, parts -> new NameCursor(parts.get(0), parts.get(1)));
    }

    static NameCursor behind(Players.Player player) {
        return new NameCursor(player.displayName(), player.id());
    }

    String text() {
        return CursorText.of(name, id);
    }
}
