/**
 * Shared by the controllers of all services: the current player, scopes, problems, pages. It uses none of the packages
 * below.
 */
@NullMarked
package dev.perennial.http;

import org.jspecify.annotations.NullMarked;
