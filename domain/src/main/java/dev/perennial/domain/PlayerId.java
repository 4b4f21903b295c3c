package dev.perennial.domain;

import dev.perennial.games.Coded;

public record PlayerId(String code) implements Coded {
    public PlayerId {
        IdText.check(code);
    }

    public static PlayerId ofCode(String code) {
        return new PlayerId(code);
    }

    @Override
    public String toString() {
        return code;
    }
}
