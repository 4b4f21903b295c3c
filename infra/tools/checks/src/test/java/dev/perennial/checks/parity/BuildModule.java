package dev.perennial.checks.parity;

import java.util.Set;

/**
 * One module of a build.
 *
 * @param executable classifier and main class of the executable jar, empty when there is none
 */
record BuildModule(Set<Dependency> dependencies, String executable) {
    BuildModule {
        dependencies = Set.copyOf(dependencies);
    }
}
