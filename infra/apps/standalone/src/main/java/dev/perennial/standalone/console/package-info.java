/** The console output while everything starts. */
@NullMarked
package dev.perennial.standalone.console;

import org.jspecify.annotations.NullMarked;
