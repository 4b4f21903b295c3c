/** Sign-in and sign-up with a password, as a guest or as a developer. */
@NullMarked
package dev.perennial.command.auth.signin;

import org.jspecify.annotations.NullMarked;
