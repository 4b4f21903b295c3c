package dev.perennial.standalone.start;

import dev.perennial.messaging.ReadSideLag;
import dev.perennial.messaging.TableHandover;

/** Parts that services of one process share in memory. */
public record SharedParts(TableHandover handover, ReadSideLag lag) {
    public static SharedParts withinProcess() {
        return new SharedParts(TableHandover.withinProcess(), ReadSideLag.withinProcess());
    }

    /** For a service in a process of its own. */
    static SharedParts none() {
        return new SharedParts(TableHandover.none(), ReadSideLag.unknown());
    }
}
