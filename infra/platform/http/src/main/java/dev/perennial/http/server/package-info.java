/**
 * The configuration that every service imports: Tomcat, filters, interceptors, arguments. Uses all other packages.
 */
@NullMarked
package dev.perennial.http.server;

import org.jspecify.annotations.NullMarked;
