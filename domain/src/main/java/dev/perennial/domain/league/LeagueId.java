package dev.perennial.domain.league;

import dev.perennial.domain.IdText;
import dev.perennial.games.Coded;

/** Names a league. */
public record LeagueId(String code) implements Coded {
    public LeagueId {
        IdText.check(code);
    }

    public static LeagueId ofCode(String code) {
        return new LeagueId(code);
    }

    @Override
    public String toString() {
        return code;
    }
}
