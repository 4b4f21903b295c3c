/** Kills every part under load and compares what was acknowledged with what is stored. Uses process. */
@NullMarked
package dev.perennial.standalone.bench.faults;

import org.jspecify.annotations.NullMarked;
