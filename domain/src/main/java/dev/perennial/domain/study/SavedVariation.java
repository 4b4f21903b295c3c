package dev.perennial.domain.study;

import dev.perennial.domain.PlayerId;

/** A line that an editor keeps beside the game, for readers who know at least what its perspective knows. */
public record SavedVariation(int number, String title, Perspective perspective, Line line, PlayerId by) {}
