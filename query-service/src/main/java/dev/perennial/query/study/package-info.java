/** Studies: lists, chapters as a reader may see them, exports, and the stream of readers who follow. */
@NullMarked
package dev.perennial.query.study;

import org.jspecify.annotations.NullMarked;
