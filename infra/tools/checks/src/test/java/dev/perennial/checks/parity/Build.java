package dev.perennial.checks.parity;

import java.util.Map;
import java.util.Set;

/**
 * What one build says, with all that depends on the tool left out.
 *
 * @param identity group and version of the project
 * @param versions by name, such as {@code axon}
 * @param managedVersions of libraries the project itself pins, by {@code group:artifact}
 * @param common what every module depends on
 * @param modules by folder
 * @param compilerFlags for main code; tests have them without the checkers
 * @param checkers severities and options of Error Prone and its plugins
 * @param formatter the steps of the formatter
 * @param testFlags arguments of the JVM that runs tests
 */
record Build(
        String identity,
        String javaRelease,
        Map<String, String> versions,
        Map<String, String> managedVersions,
        Set<Dependency> common,
        Map<String, BuildModule> modules,
        Set<String> compilerFlags,
        Set<String> checkers,
        Set<String> formatter,
        Set<String> testFlags) {}
