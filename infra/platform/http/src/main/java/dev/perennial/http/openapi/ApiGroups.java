package dev.perennial.http.openapi;

import java.util.List;

/** By what people look for an operation: the first path that fits. */
final class ApiGroups {
    /** A part of the interface. */
    record Group(String path, String name, String description) {}

    static final List<Group> ALL = List.of(
            new Group("/api/v1/auth/admin", "Administration", "Administration: roles, suspensions and reports."),
            new Group("/api/v1/auth/token", "Programs", "Personal tokens, and what a program gets for one."),
            new Group("/api/v1/auth", "Accounts", "Signing up, signing in and out, and your own account."),
            new Group("/api/v1/jwks", "Programs", "Personal tokens, and what a program gets for one."),
            new Group("/api/v1/players", "Players", "Players as others see them; blocking and reporting."),
            new Group("/api/v1/tables", "Tables", "Opening, sitting, playing, watching, replaying."),
            new Group("/api/v1/games", "Games", "Which games there are."),
            new Group("/api/v1/tutorials", "Tutorials", "Lessons that teach a game, and attempts at them."),
            new Group("/api/v1/studies", "Studies", "Chapters of finished games with notes, marks and variations."),
            new Group("/api/v1/ladders", "Ladders", "Ratings."),
            new Group("/api/v1/tournaments", "Tournaments", "Swiss tournaments."),
            new Group("/api/v1/leagues", "Leagues", "Leagues, their seasons and members."),
            new Group("/", "More", "Everything else."));

    private ApiGroups() {}

    static String of(String path) {
        return ALL.stream()
                .filter(each -> path.startsWith(each.path()))
                .findFirst()
                .orElseThrow()
                .name();
    }
}
