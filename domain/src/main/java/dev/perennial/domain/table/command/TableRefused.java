package dev.perennial.domain.table.command;

import dev.perennial.domain.ExpectedRefusal;
import dev.perennial.games.Refusal;
import dev.perennial.games.RefusalCode;
import java.util.Map;

/** A command was refused; nothing was stored. */
public final class TableRefused extends RuntimeException implements ExpectedRefusal {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    public TableRefused(Refusal refusal) {
        super(refusal.code().name(), null, false, false);
        this.refusal = refusal;
    }

    public TableRefused(RefusalCode code) {
        this(new Refusal(code, Map.of()));
    }

    public Refusal refusal() {
        return refusal;
    }
}
