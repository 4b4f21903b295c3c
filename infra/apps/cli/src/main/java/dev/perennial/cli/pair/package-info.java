/** The pair command: pairs, checks, explains and generates tournament files. */
@NullMarked
package dev.perennial.cli.pair;

import org.jspecify.annotations.NullMarked;
