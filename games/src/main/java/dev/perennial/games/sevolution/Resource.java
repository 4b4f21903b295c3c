package dev.perennial.games.sevolution;

public enum Resource {
    FOOD,
    TOOLS,
    SCIENCE
}
