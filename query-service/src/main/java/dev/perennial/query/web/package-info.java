/** The web app, read limits and query parameters. */
@NullMarked
package dev.perennial.query.web;

import org.jspecify.annotations.NullMarked;
