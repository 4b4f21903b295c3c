/** Ways back into an account without its password: codes and links. */
@NullMarked
package dev.perennial.command.auth.recovery;

import org.jspecify.annotations.NullMarked;
