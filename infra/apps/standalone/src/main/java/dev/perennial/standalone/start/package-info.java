/** Starts database, broker and services in this process, and stops them in reverse order. */
@NullMarked
package dev.perennial.standalone.start;

import org.jspecify.annotations.NullMarked;
