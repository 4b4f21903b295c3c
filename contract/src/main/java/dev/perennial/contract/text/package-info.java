/** Which characters a name or text may contain. */
@NullMarked
package dev.perennial.contract.text;

import org.jspecify.annotations.NullMarked;
