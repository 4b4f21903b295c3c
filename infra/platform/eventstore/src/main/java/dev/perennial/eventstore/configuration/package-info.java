/** The configuration that services import; it brings in all other packages of this module. */
@NullMarked
package dev.perennial.eventstore.configuration;

import org.jspecify.annotations.NullMarked;
