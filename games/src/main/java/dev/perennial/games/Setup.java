package dev.perennial.games;

/** The starting conditions of a game. */
public record Setup<O extends GameOptions>(int seats, FirstSeat firstSeat, O options) {}
