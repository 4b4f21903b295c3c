package dev.perennial.testing;

/** One PostgreSQL server and one Kafka broker, wherever they run. */
interface Backends {
    /** The address of a database on the server. */
    String jdbcUrl(String database);

    String user();

    String password();

    String bootstrapServers();
}
