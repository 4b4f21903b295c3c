/** PostgreSQL and Kafka inside our own process, on a data folder of their own. */
@NullMarked
package dev.perennial.embedded;

import org.jspecify.annotations.NullMarked;
