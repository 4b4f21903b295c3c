/** Servers of other projects under the same shape of load as ours. Uses measure. */
@NullMarked
package dev.perennial.standalone.bench.peers;

import org.jspecify.annotations.NullMarked;
