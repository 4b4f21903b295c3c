/** Work shared by several threads, with its results in order. */
@NullMarked
package dev.perennial.cli.parallel;

import org.jspecify.annotations.NullMarked;
