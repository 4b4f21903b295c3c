/** Results as they come from tables. */
@NullMarked
package dev.perennial.query.result;

import org.jspecify.annotations.NullMarked;
