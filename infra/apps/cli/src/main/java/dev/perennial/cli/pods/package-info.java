/** The pair command for tables of three to six. */
@NullMarked
package dev.perennial.cli.pods;

import org.jspecify.annotations.NullMarked;
