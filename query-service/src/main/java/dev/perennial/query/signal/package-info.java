/** Signals between query nodes, and how those who wait are woken. */
@NullMarked
package dev.perennial.query.signal;

import org.jspecify.annotations.NullMarked;
