package dev.perennial.contract.table;

public enum TableStatus {
    OPEN,
    PLAYING,
    FINISHED,
    ABORTED
}
