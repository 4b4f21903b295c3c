/** Tables: commands, deciders, the Axon aggregate and their HTTP controllers. */
@NullMarked
package dev.perennial.command.table;

import org.jspecify.annotations.NullMarked;
