package dev.perennial.domain.table;

public enum TableStatus {
    OPEN,
    PLAYING,
    FINISHED,
    ABORTED
}
