/** Reads topics into projections: order, progress, dead letters, rebuilds. */
@NullMarked
package dev.perennial.query.intake;

import org.jspecify.annotations.NullMarked;
