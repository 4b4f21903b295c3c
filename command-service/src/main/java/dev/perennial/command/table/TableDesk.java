package dev.perennial.command.table;

import org.springframework.stereotype.Component;

/** What a table needs besides its events. */
@Component
class TableDesk {
    private final SeedVault seeds;
    private final TableWatchers watchers;
    private final StoredVersions versions;

    TableDesk(SeedVault seeds, TableWatchers watchers, StoredVersions versions) {
        this.seeds = seeds;
        this.watchers = watchers;
        this.versions = versions;
    }

    SeedVault seeds() {
        return seeds;
    }

    TableWatchers watchers() {
        return watchers;
    }

    StoredVersions versions() {
        return versions;
    }
}
