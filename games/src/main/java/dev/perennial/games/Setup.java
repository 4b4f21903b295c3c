package dev.perennial.games;

/** What a game starts from. */
public record Setup<O extends GameOptions>(int seats, FirstSeat firstSeat, O options) {}
