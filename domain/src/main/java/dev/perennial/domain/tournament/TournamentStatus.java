package dev.perennial.domain.tournament;

public enum TournamentStatus {
    REGISTRATION,
    RUNNING,
    PAUSED,
    FINISHED,
    CANCELLED
}
