/**
 * Finished games by their number, as they come from tables. Uses applier.
 */
@NullMarked
package dev.perennial.query.result;

import org.jspecify.annotations.NullMarked;
