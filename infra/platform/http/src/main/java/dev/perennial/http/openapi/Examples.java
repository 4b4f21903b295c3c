package dev.perennial.http.openapi;

import tools.jackson.databind.JsonNode;

/** Descriptions and examples of a service's operations, read from a file by method and path. */
final class Examples {
    private final JsonNode all;

    private Examples(JsonNode all) {
        this.all = all;
    }

    /** An operation without an entry has no summary and no examples; a test of the service checks it. */
    static Examples of(String service) {
        return new Examples(ApiFile.read(service));
    }

    JsonNode of(String method, String path) {
        return all.path(method + " " + path);
    }
}
