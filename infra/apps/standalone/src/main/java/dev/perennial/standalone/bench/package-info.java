/** Measures the whole system under load and under faults. */
@NullMarked
package dev.perennial.standalone.bench;

import org.jspecify.annotations.NullMarked;
