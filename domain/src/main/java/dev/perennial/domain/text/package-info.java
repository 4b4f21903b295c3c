/** Which characters a name or text may contain. */
@NullMarked
package dev.perennial.domain.text;

import org.jspecify.annotations.NullMarked;
