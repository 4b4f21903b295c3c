/** The Axon aggregate of a table around the pure deciders, with its ports to seeds, versions and watchers. */
@NullMarked
package dev.perennial.command.table;

import org.jspecify.annotations.NullMarked;
