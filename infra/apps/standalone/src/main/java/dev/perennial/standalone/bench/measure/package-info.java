/** The cost of a benchmark phase: processor time by part, allocation, latency. Uses only the JDK. */
@NullMarked
package dev.perennial.standalone.bench.measure;

import org.jspecify.annotations.NullMarked;
