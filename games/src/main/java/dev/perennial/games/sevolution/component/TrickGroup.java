package dev.perennial.games.sevolution.component;

/** The strength classes of the cards of a trick, strongest first (spec 6.6). */
public enum TrickGroup {
    TRUMP,
    FIXED_SUIT,
    REST
}
