package dev.perennial.contract.history;

import java.time.Instant;

/**
 * One event of a table's history, read back.
 *
 * @param sequence its number within the table, from 0
 * @param event a table event or an event of the table's game
 */
public record RecordedEvent(long sequence, Instant time, Object event) {}
