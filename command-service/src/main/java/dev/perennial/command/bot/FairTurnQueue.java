package dev.perennial.command.bot;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;

/**
 * Turns that wait to be thought about. Accounts take turns, and so do the tables of one account: a hundred tables of
 * one account hold up a stranger's bot by one turn, not by a hundred.
 */
final class FairTurnQueue {
    private final LinkedHashMap<PlayerId, LinkedHashMap<TableId, Queue<Runnable>>> waiting = new LinkedHashMap<>();

    synchronized void add(PlayerId account, TableId table, Runnable turn) {
        waiting.computeIfAbsent(account, _ -> new LinkedHashMap<>())
                .computeIfAbsent(table, _ -> new ArrayDeque<>())
                .add(turn);
    }

    synchronized void clear() {
        waiting.clear();
    }

    /** The next turn of the account that has waited longest since its last one; that account goes to the back. */
    synchronized Optional<Runnable> next() {
        var first = waiting.pollFirstEntry();
        if (first == null) {
            return Optional.empty();
        }
        var tables = first.getValue();
        var table = Objects.requireNonNull(tables.pollFirstEntry());
        Runnable turn = table.getValue().remove();
        if (!table.getValue().isEmpty()) {
            tables.put(table.getKey(), table.getValue());
        }
        if (!tables.isEmpty()) {
            waiting.put(first.getKey(), tables);
        }
        return Optional.of(turn);
    }
}
