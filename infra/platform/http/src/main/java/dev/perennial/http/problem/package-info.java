/** Turns failures into problem answers, wherever in the server they happen. */
@NullMarked
package dev.perennial.http.problem;

import org.jspecify.annotations.NullMarked;
