/** Commands to tables over HTTP: controllers, requests, answers and the refusals as problems. */
@NullMarked
package dev.perennial.command.table.http;

import org.jspecify.annotations.NullMarked;
