/** Previews of links on other sites: data in the pages, pictures, and oEmbed. */
@NullMarked
package dev.perennial.query.card;

import org.jspecify.annotations.NullMarked;
