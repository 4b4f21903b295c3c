package dev.perennial.checks.parity;

import java.util.Set;

/**
 * One declared dependency, in the words both builds share.
 *
 * @param coordinates {@code group:artifact}
 * @param scope Gradle's name of it
 * @param version {@code managed} when Spring Boot decides, {@code ours} for a module of the project
 * @param exclusions {@code group:artifact}, with a star for all of a group
 * @param platform {@code os/arch} it is for, empty when it is always there
 */
record Dependency(String coordinates, String scope, String version, Set<String> exclusions, String platform) {
    static final String MANAGED = "managed";
    static final String OURS = "ours";
    static final String EVERYWHERE = "";
    static final String GROUP = "dev.perennial";

    Dependency {
        exclusions = Set.copyOf(exclusions);
    }

    @Override
    public String toString() {
        return scope + " " + coordinates + " (" + version + ")"
                + (exclusions.isEmpty() ? "" : " without " + exclusions)
                + (platform.isEmpty() ? "" : " on " + platform);
    }
}
