/**
 * How far each projection has come, as a metric and for those who wait for it. Uses applier.
 */
@NullMarked
package dev.perennial.query.projection.progress;

import org.jspecify.annotations.NullMarked;
