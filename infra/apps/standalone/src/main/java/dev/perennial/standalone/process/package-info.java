/** The same parts as separate processes, which tests and benchmarks can kill. Uses start and frontdoor. */
@NullMarked
package dev.perennial.standalone.process;

import org.jspecify.annotations.NullMarked;
