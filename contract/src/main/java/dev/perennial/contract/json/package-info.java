/** Events, moves and options as JSON; stored shapes and the steps that bring old ones up to date. */
@NullMarked
package dev.perennial.contract.json;

import org.jspecify.annotations.NullMarked;
