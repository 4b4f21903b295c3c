/** The one HTTP address in front of the three services: routes, limits, forwarding. Starts nothing else. */
@NullMarked
package dev.perennial.standalone.frontdoor;

import org.jspecify.annotations.NullMarked;
