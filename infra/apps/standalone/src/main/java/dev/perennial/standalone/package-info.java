/** The commands that run everything in one process: up, demo, admin, relay. Uses all other packages. */
@NullMarked
package dev.perennial.standalone;

import org.jspecify.annotations.NullMarked;
