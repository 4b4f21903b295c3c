/** Backup and restore. */
@NullMarked
package dev.perennial.standalone.backup;

import org.jspecify.annotations.NullMarked;
