/** Everything here is a test; a module without any class of its own would trouble the compiler. */
@NullMarked
package dev.perennial.checks;

import org.jspecify.annotations.NullMarked;
