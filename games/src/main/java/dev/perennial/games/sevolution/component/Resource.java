package dev.perennial.games.sevolution.component;

import java.util.List;

public enum Resource {
    FOOD,
    TOOLS,
    SCIENCE;

    /** In order, without the copy that {@code values()} makes each time. */
    public static final List<Resource> ALL = List.of(values());
}
