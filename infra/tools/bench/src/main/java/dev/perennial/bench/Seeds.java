package dev.perennial.bench;

import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Another game every time. */
@State(Scope.Thread)
public class Seeds {
    private long last;

    long next() {
        return ++last;
    }
}
