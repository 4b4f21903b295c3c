/** What every service does with a request: security, limits, problems, paging, API documents. */
@NullMarked
package dev.perennial.http;

import org.jspecify.annotations.NullMarked;
