/** Access tokens and personal tokens, the keys that sign them, and their revocation. */
@NullMarked
package dev.perennial.command.auth.token;

import org.jspecify.annotations.NullMarked;
