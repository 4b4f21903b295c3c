/** Spring Security's filter chain, the content security policy and the origin check. Uses token and problem. */
@NullMarked
package dev.perennial.http.security;

import org.jspecify.annotations.NullMarked;
