/** JSON schemas of everything that is sent, made from the Java types. */
@NullMarked
package dev.perennial.http.schema;

import org.jspecify.annotations.NullMarked;
