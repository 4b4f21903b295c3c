package dev.perennial.checks.source;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.contract.json.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** The error codes that the descriptions of the API list, operation by operation. */
final class OperationErrors {
    private static final String EVERYWHERE = "infra/platform/http/src/main/resources/api/everywhere.json";

    private OperationErrors() {}

    static Set<String> listed(Path root, String page) {
        var listed = new TreeSet<String>();
        read(root, EVERYWHERE).forEach(code -> listed.add(code.asString()));
        for (String service : List.of("command", "query", "tournament")) {
            read(root, service + "-service/src/main/resources/api/" + service + "-service.json")
                    .forEach(operation -> operation.path("errors").forEach(code -> add(code.asString(), page, listed)));
        }
        return listed;
    }

    private static JsonNode read(Path root, String file) {
        return Json.mapper().readTree(ProjectFiles.read(root.resolve(file)));
    }

    /** A name after an at sign is that of a section of the page. */
    private static void add(String code, String page, Set<String> listed) {
        if (code.startsWith("@")) {
            String section = page.substring(page.indexOf("## " + code.substring(1) + "\n") + 1)
                    .split("\n## ", 2)[0];
            listed.addAll(ErrorCodes.onPage(section).keySet());
        } else {
            listed.add(code);
        }
    }
}
