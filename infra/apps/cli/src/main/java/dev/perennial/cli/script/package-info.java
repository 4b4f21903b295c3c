/** Commands that the build script carries out before anything is built. They are here for help and completion. */
@NullMarked
package dev.perennial.cli.script;

import org.jspecify.annotations.NullMarked;
