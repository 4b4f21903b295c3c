/** Commands whose arguments are read here and that the server's programs or the build script carry out. */
@NullMarked
package dev.perennial.cli.server;

import org.jspecify.annotations.NullMarked;
