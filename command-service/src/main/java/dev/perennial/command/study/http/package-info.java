/** The commands of studies over HTTP. */
@NullMarked
package dev.perennial.command.study.http;

import org.jspecify.annotations.NullMarked;
