/** Analyses games of history files. */
@NullMarked
package dev.perennial.cli.analyse;

import org.jspecify.annotations.NullMarked;
