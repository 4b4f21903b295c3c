/** Filters and pages of every request: limits, tags, the web app. Uses the http module. */
@NullMarked
package dev.perennial.query.web;

import org.jspecify.annotations.NullMarked;
