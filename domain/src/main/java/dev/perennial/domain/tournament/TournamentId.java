package dev.perennial.domain.tournament;

import dev.perennial.domain.IdText;
import dev.perennial.games.Coded;

public record TournamentId(String code) implements Coded {
    public TournamentId {
        IdText.check(code);
    }

    public static TournamentId ofCode(String code) {
        return new TournamentId(code);
    }

    @Override
    public String toString() {
        return code;
    }
}
