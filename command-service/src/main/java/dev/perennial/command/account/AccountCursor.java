package dev.perennial.command.account;

import dev.perennial.http.CursorText;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The last account of a page; the next page begins right behind it. */
public record AccountCursor(boolean guest, String displayName, String player) {
    private static final AccountCursor TOP = new AccountCursor(false, "", "");

    public static AccountCursor of(@Nullable String text) {
        return text == null
                ? TOP
                : CursorText.read(
                        text,
                        3,
                        parts -> new AccountCursor(Boolean.parseBoolean(parts.get(0)), parts.get(1), parts.get(2)));
    }

    public static String behind(Account account) {
        return CursorText.of(
                Boolean.toString(account.guest()),
                Objects.requireNonNullElse(account.displayName(), ""),
                account.player().code());
    }
}
