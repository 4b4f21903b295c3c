package dev.perennial.games.sevolution.component;

import org.jspecify.annotations.Nullable;

/** A card in hand as a viewer sees it: its face, or only its position. */
public record HandPlace(int position, @Nullable Card card) {}
