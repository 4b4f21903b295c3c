package dev.perennial.checks.parity;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/** {@code gradle/libs.versions.toml}. */
final class VersionCatalog {
    private final Map<String, String> versions = new TreeMap<>();
    private final Map<String, Library> byAccessor = new TreeMap<>();

    /** @param version empty when a platform decides */
    record Library(String module, String version) {}

    VersionCatalog(String toml) {
        JsonNode catalog = new TomlMapper().readTree(toml);
        catalog.required("versions")
                .properties()
                .forEach(entry -> versions.put(entry.getKey(), entry.getValue().stringValue()));
        catalog.required("libraries")
                .properties()
                .forEach(entry -> byAccessor.put(accessor(entry.getKey()), library(entry.getKey(), entry.getValue())));
    }

    private Library library(String alias, JsonNode entry) {
        JsonNode reference = entry.path("version").path("ref");
        if (!reference.isString()) {
            return new Library(entry.required("module").stringValue(), "");
        }
        String version = versions.get(reference.stringValue());
        if (version == null) {
            throw new IllegalArgumentException(alias + " refers to the unknown version " + reference);
        }
        return new Library(entry.required("module").stringValue(), version);
    }

    /** Gradle's own rule for the names in scripts. */
    private static String accessor(String alias) {
        return alias.replaceAll("[-_]", ".");
    }

    Map<String, String> versions() {
        return versions;
    }

    Library library(String accessor) {
        Library library = byAccessor.get(accessor);
        if (library == null) {
            throw new IllegalArgumentException("the catalog has no library " + accessor);
        }
        return library;
    }

    /** Libraries with a version of their own, by {@code group:artifact}. */
    Map<String, String> pinned() {
        return byAccessor.values().stream()
                .filter(library -> !library.version().isEmpty())
                .collect(Collectors.toMap(Library::module, Library::version));
    }

    /** Every library there is, by the name scripts use. */
    Map<String, Library> libraries() {
        return byAccessor;
    }
}
