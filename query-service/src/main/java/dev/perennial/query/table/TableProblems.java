package dev.perennial.query.table;

import dev.perennial.domain.table.TableId;
import dev.perennial.http.ProblemException;
import org.springframework.http.HttpStatus;

public final class TableProblems {
    private TableProblems() {}

    public static ProblemException unknownTable() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_TABLE", "There is no such table.");
    }

    /** A text that is no id names no table. */
    public static TableId tableId(String text) {
        try {
            return new TableId(text);
        } catch (IllegalArgumentException e) {
            throw unknownTable();
        }
    }
}
