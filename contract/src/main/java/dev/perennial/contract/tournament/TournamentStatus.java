package dev.perennial.contract.tournament;

public enum TournamentStatus {
    REGISTRATION,
    RUNNING,
    PAUSED,
    FINISHED,
    CANCELLED
}
