/** The reasons of pairs and tables in English sentences. */
@NullMarked
package dev.perennial.cli.reasons;

import org.jspecify.annotations.NullMarked;
