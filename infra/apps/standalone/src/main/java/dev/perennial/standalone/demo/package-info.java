/** The demo: a league with people, a past and a tournament that plays now. */
@NullMarked
package dev.perennial.standalone.demo;

import org.jspecify.annotations.NullMarked;
