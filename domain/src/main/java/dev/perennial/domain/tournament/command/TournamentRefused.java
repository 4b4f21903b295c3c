package dev.perennial.domain.tournament.command;

import dev.perennial.domain.ExpectedRefusal;

/** A command was refused; nothing was stored. */
public final class TournamentRefused extends RuntimeException implements ExpectedRefusal {
    private static final long serialVersionUID = 1L;

    private final TournamentRefusal refusal;

    public TournamentRefused(TournamentRefusal refusal) {
        super(refusal.name(), null, false, false);
        this.refusal = refusal;
    }

    public TournamentRefusal refusal() {
        return refusal;
    }
}
