package dev.perennial.command.table;

import org.springframework.stereotype.Component;

/** The dependencies of a table besides its events. */
@Component
record TableDependencies(
        SeedVault seeds, TableWatchers watchers, StoredVersions versions, TableSnapshots snapshots, Plans plans) {}
