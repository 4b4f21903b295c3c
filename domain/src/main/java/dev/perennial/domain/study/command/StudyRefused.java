package dev.perennial.domain.study.command;

import dev.perennial.domain.ExpectedRefusal;

/** A command was refused; nothing was stored. */
public final class StudyRefused extends RuntimeException implements ExpectedRefusal {
    private static final long serialVersionUID = 1L;

    private final StudyRefusal refusal;

    public StudyRefused(StudyRefusal refusal) {
        super(refusal.name(), null, false, false);
        this.refusal = refusal;
    }

    public StudyRefusal refusal() {
        return refusal;
    }
}
