package dev.perennial.domain.table.decide;

import dev.perennial.domain.table.TableState;
import java.util.List;

/**
 * The result of a command.
 *
 * @param events in order; empty if nothing changes
 * @param state of the table after them
 */
public record TableDecision(List<Object> events, TableState state) {}
