/** Group append: one writer per node stores the events of all waiting commands, with their rows, in one transaction. */
@NullMarked
package dev.perennial.eventstore.append;

import org.jspecify.annotations.NullMarked;
