/** Players, and documents that only a game can read. Tables, tournaments and leagues have packages of their own. */
@NullMarked
package dev.perennial.domain;

import org.jspecify.annotations.NullMarked;
