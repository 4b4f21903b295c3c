package dev.perennial.command.table;

import dev.perennial.messaging.TableHandover;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/** The dependencies of a table besides its events. */
@Component
record TableDependencies(
        SeedVault seeds,
        TableWatchers watchers,
        StoredVersions versions,
        TableSnapshots snapshots,
        Plans plans,
        TableHandover handover) {

    @Autowired
    TableDependencies(
            SeedVault seeds,
            TableWatchers watchers,
            StoredVersions versions,
            TableSnapshots snapshots,
            Plans plans,
            ObjectProvider<TableHandover> handover) {
        this(seeds, watchers, versions, snapshots, plans, handover.getIfAvailable(TableHandover::none));
    }
}
