/** Operations asked for so often that they are answered before the security filters and the dispatcher. */
@NullMarked
package dev.perennial.http.direct;

import org.jspecify.annotations.NullMarked;
