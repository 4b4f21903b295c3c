package dev.perennial.games.arboretum.model;

/** A seat's total, the different species in its grid (the tie-break, arboretum spec 8) and its place. */
public record FinalScore(int seat, int points, int species, int place) {}
