package dev.perennial.tournament;

import dev.perennial.eventstore.ExpectedRefusal;

/** A command was refused; nothing was stored. */
final class TournamentRefused extends RuntimeException implements ExpectedRefusal {
    private static final long serialVersionUID = 1L;

    private final TournamentRefusal refusal;

    TournamentRefused(TournamentRefusal refusal) {
        super(refusal.name(), null, false, false);
        this.refusal = refusal;
    }

    TournamentRefusal refusal() {
        return refusal;
    }
}
