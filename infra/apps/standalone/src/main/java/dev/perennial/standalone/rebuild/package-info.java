/** The rebuild command. */
@NullMarked
package dev.perennial.standalone.rebuild;

import org.jspecify.annotations.NullMarked;
