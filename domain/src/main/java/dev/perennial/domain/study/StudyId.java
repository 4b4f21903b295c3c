package dev.perennial.domain.study;

import dev.perennial.domain.IdText;
import dev.perennial.games.Coded;

/** Names a study. */
public record StudyId(String code) implements Coded {
    public StudyId {
        IdText.check(code);
    }

    public static StudyId ofCode(String code) {
        return new StudyId(code);
    }

    @Override
    public String toString() {
        return code;
    }
}
