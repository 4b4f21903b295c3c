/** Sign-in with another OpenID provider. Only this package uses the OpenID Connect SDK. */
@NullMarked
package dev.perennial.command.auth.external;

import org.jspecify.annotations.NullMarked;
