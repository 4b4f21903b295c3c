package dev.perennial.command.table;

import dev.perennial.eventstore.ExpectedRefusal;
import dev.perennial.games.Refusal;
import dev.perennial.games.RefusalCode;
import java.util.Map;

/** A command was refused; nothing was stored. */
public final class Refused extends RuntimeException implements ExpectedRefusal {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    Refused(Refusal refusal) {
        super(refusal.code().name(), null, false, false);
        this.refusal = refusal;
    }

    Refused(RefusalCode code) {
        this(new Refusal(code, Map.of()));
    }

    public Refusal refusal() {
        return refusal;
    }
}
