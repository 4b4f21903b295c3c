/** The OpenAPI description of each service, served under /api/docs. Uses schema and token. */
@NullMarked
package dev.perennial.http.openapi;

import org.jspecify.annotations.NullMarked;
