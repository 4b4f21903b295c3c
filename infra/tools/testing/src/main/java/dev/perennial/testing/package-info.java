/** PostgreSQL, Kafka and databases for tests. */
@NullMarked
package dev.perennial.testing;

import org.jspecify.annotations.NullMarked;
