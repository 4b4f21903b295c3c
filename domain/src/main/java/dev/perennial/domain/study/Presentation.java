package dev.perennial.domain.study;

import dev.perennial.domain.PlayerId;

/** The moment that the presenter of a study shows now, for readers who follow. */
public record Presentation(PlayerId presenter, Position position) {

    /** A moment of a chapter, as seen by the presenter. */
    public record Position(int chapter, Place place, Perspective perspective) {}
}
