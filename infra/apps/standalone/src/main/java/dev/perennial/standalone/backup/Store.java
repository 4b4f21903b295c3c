package dev.perennial.standalone.backup;

import java.util.List;
import java.util.Objects;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationVersion;
import org.springframework.beans.factory.config.YamlPropertiesFactoryBean;
import org.springframework.core.io.ClassPathResource;

/**
 * The databases that cannot be rebuilt; all others are projections. They are saved in this order: a table that the
 * tournament does not know yet is opened again under the same id, but a result whose game is missing could not be
 * explained.
 */
enum Store {
    TOURNAMENT,
    COMMAND;

    static final List<Store> ALL = List.of(values());

    /** Also the name of its folder in a backup and of the service's configuration file. */
    String database() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** The newest shape of the tables that this version of Perennial knows. */
    MigrationVersion newest(String url, String user, String password) {
        var all = flyway(url, user, password, MigrationVersion.LATEST).info().all();
        return Objects.requireNonNull(all[all.length - 1].getVersion());
    }

    /** Makes the tables as they were in the given version. */
    void migrate(String url, String user, String password, MigrationVersion version) {
        var _ = flyway(url, user, password, version).migrate();
    }

    private Flyway flyway(String url, String user, String password, MigrationVersion version) {
        return Flyway.configure()
                .dataSource(url, user, password)
                .locations(locations())
                .target(version)
                .load();
    }

    private String[] locations() {
        var yaml = new YamlPropertiesFactoryBean();
        yaml.setResources(new ClassPathResource(database() + ".yml"));
        var settings = Objects.requireNonNull(yaml.getObject());
        return settings.getProperty("spring.flyway.locations").split("\\s*,\\s*");
    }
}
