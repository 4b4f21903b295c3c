/** Decides commands to studies: refuses them or turns them into events. */
@NullMarked
package dev.perennial.domain.study.decide;

import org.jspecify.annotations.NullMarked;
