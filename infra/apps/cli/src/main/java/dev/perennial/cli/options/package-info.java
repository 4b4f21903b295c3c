/** Arguments of the commands. */
@NullMarked
package dev.perennial.cli.options;

import org.jspecify.annotations.NullMarked;
