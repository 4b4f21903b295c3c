/** Shell completion for all commands. */
@NullMarked
package dev.perennial.cli.completion;

import org.jspecify.annotations.NullMarked;
