package dev.perennial.checks.contributing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.contract.json.Json;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Updates that belong together come together, and those that cannot work do not come. */
class RenovateTest {
    private static final JsonNode CONFIGURATION =
            Json.mapper().readTree(ProjectFiles.read(ProjectFiles.root().resolve("renovate.json")));

    @ParameterizedTest
    @CsvSource({
        "org.springframework.boot, Spring Boot",
        "org.springframework.boot:spring-boot-starter-parent, Spring Boot",
        "org.springframework.boot:spring-boot-dependencies, Spring Boot",
        "org.axonframework:axon-spring-boot-starter, Axon",
        "org.axonframework:axon-test, Axon",
        "org.webjars.npm:lit-html, browser libraries",
        "lit-html, browser libraries",
        "@kurkle/color, browser libraries",
        "prettier, lint of the browser app",
        "eslint-plugin-lit, lint of the browser app",
        "@eslint/js, lint of the browser app",
        "com.google.errorprone:error_prone_core, compiler checks and formatter",
        "net.ltgt.nullaway, compiler checks and formatter",
    })
    void belongTogether(String name, String group) {
        assertThat(rules(name))
                .extracting(rule -> rule.path("groupName").asString())
                .containsExactly(group);
    }

    @Test
    void strangersStayAlone() {
        assertThat(rules("org.springframework.boot.experimental:x")).isEmpty();
        assertThat(rules("org.postgresql:postgresql")).isEmpty();
    }

    /** The version that several starters were never published for; pom.xml says so too. */
    @Test
    void leaveTheUnusableBootOut() {
        String allowed = rules("org.springframework.boot:spring-boot-starter-parent")
                .getFirst()
                .get("allowedVersions")
                .asString();
        assertThat(allowed).startsWith("!/").endsWith("/");
        var forbidden = Pattern.compile(allowed.substring(2, allowed.length() - 1));
        assertThat(List.of("4.1.1", "4.1.2", "4.1.3", "4.1.20"))
                .filteredOn(version -> forbidden.matcher(version).find())
                .containsExactly("4.1.2");
        assertThat(ProjectFiles.read(ProjectFiles.root().resolve("pom.xml"))).contains("Not 4.1.2");
    }

    private static List<JsonNode> rules(String name) {
        return CONFIGURATION
                .get("packageRules")
                .valueStream()
                .filter(rule -> rule.get("matchPackageNames")
                        .valueStream()
                        .map(JsonNode::asString)
                        .map(pattern -> pattern.substring(1, pattern.length() - 1))
                        .anyMatch(pattern ->
                                Pattern.compile(pattern).matcher(name).find()))
                .toList();
    }
}
