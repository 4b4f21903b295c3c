package dev.perennial.command.account;

import java.util.List;

/** The names of the roles in tokens. */
public final class Role {
    public static final String PLAYER = "player";
    public static final String ORGANISER = "organiser";
    public static final String ADMIN = "admin";

    /** From the humblest to the mightiest. */
    public static final List<String> ALL = List.of(PLAYER, ORGANISER, ADMIN);

    private Role() {}
}
