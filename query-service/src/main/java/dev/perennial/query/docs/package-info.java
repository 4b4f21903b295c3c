/** The documentation as pages: Markdown files of the project, rendered, with an index to search. */
@NullMarked
package dev.perennial.query.docs;

import org.jspecify.annotations.NullMarked;
