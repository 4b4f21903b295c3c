package dev.perennial.domain.table;

import dev.perennial.domain.IdText;
import dev.perennial.games.Coded;

public record TableId(String code) implements Coded {
    public TableId {
        IdText.check(code);
    }

    public static TableId ofCode(String code) {
        return new TableId(code);
    }

    @Override
    public String toString() {
        return code;
    }
}
