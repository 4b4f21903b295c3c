package dev.perennial.standalone.backup;

import java.util.List;
import java.util.Map;

/** The manifest of a backup, so that one that cannot be restored is refused before anything is written. */
record Manifest(int format, String savedAt, Map<String, SavedStore> stores) {
    static final int FORMAT = 1;
    static final String ENTRY = "backup.json";

    /** The version of its tables, their columns, and where its sequences stand. */
    record SavedStore(String version, Map<String, List<String>> tables, Map<String, Long> sequences) {}
}
