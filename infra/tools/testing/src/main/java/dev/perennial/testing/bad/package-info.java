/** Bad requests of all kinds, for any endpoint. */
@NullMarked
package dev.perennial.testing.bad;

import org.jspecify.annotations.NullMarked;
