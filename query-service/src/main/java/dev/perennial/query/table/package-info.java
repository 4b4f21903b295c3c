/** Tables as they are read: events, lists, delays for spectators. */
@NullMarked
package dev.perennial.query.table;

import org.jspecify.annotations.NullMarked;
