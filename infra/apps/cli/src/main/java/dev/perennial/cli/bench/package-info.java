/** Measures bots and pairing engines. */
@NullMarked
package dev.perennial.cli.bench;

import org.jspecify.annotations.NullMarked;
