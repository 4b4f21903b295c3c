/**
 * Interactive tutorials: positions with a goal, stored as data and judged by the rules of the games. Uses games alone.
 */
@NullMarked
package dev.perennial.query.tutorial;

import org.jspecify.annotations.NullMarked;
