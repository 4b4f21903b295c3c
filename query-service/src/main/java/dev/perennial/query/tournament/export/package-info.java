/**
 * A tournament as a file: report file, spreadsheet, JSON. Uses tournament.
 */
@NullMarked
package dev.perennial.query.tournament.export;

import org.jspecify.annotations.NullMarked;
