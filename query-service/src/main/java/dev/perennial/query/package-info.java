/** The query service: projections, live boards, replays, the web app. */
@NullMarked
package dev.perennial.query;

import org.jspecify.annotations.NullMarked;
