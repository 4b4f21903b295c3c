/**
 * Pictures of boards for link previews. Letters are drawn as outlines of a font that is shipped, because servers may
 * have no fonts installed. A game draws its view in a package of its own.
 */
@NullMarked
package dev.perennial.query.picture;

import org.jspecify.annotations.NullMarked;
