/** Measures how far winning chances can be trusted. */
@NullMarked
package dev.perennial.cli.bench.calibration;

import org.jspecify.annotations.NullMarked;
