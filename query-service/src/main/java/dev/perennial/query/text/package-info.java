/** The web app's texts for what the server itself writes: link previews and pictures. */
@NullMarked
package dev.perennial.query.text;

import org.jspecify.annotations.NullMarked;
