package dev.perennial.tournament;

/** A command was refused; nothing was stored. */
final class TournamentRefused extends RuntimeException {
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
