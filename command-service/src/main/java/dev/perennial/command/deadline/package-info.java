/**
 * When a table has to be looked at again because time runs out. The worker here only sends the command; the deciders of
 * the table in the domain say what it leads to.
 */
@NullMarked
package dev.perennial.command.deadline;

import org.jspecify.annotations.NullMarked;
