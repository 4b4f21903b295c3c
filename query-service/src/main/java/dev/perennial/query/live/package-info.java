/**
 * Feeds that many clients follow at once: the latest steps of tables and tournaments, watchers, and server-sent
 * events. Knows neither tables nor tournaments; uses only the JDK, the platform's waiting, the servlet API and metrics.
 */
@NullMarked
package dev.perennial.query.live;

import org.jspecify.annotations.NullMarked;
