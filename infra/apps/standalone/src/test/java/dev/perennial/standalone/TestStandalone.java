package dev.perennial.standalone;

import java.nio.file.Path;
import java.util.Map;

/** The standalone for tests. */
public final class TestStandalone {
    /** Nobody reads analyses of tournaments here, and they would take half a processor long after the tests. */
    public static final Map<String, String> ANALYSES =
            Map.of("PERENNIAL_ANALYSIS_AUTOMATIC", "false", "PERENNIAL_ANALYSIS_SHARE", "1");

    private TestStandalone() {}

    public static RunningStandalone start(Path data) {
        return RunningStandalone.start(data, ANALYSES);
    }
}
