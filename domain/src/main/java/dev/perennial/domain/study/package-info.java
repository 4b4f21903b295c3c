/** Studies: chapters of finished games with notes, marks and variations. */
@NullMarked
package dev.perennial.domain.study;

import org.jspecify.annotations.NullMarked;
