package dev.perennial.checks.deploy;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.contract.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** YAML read by a parser that takes no key twice and makes no objects, into records that know every field. */
public final class StrictYaml {
    private StrictYaml() {}

    /** A file below {@code infra/deploy}, one value for each document in it. */
    static List<Map<String, Object>> documents(String file) {
        return parse(
                ProjectFiles.read(ProjectFiles.root().resolve("infra/deploy").resolve(file)));
    }

    /** A file below {@code infra/deploy} that holds one document. */
    static <T> T read(String file, Class<T> type) {
        List<Map<String, Object>> documents = documents(file);
        if (documents.size() != 1) {
            throw new IllegalArgumentException(file + " holds " + documents.size() + " documents");
        }
        return as(documents.getFirst(), type);
    }

    public static List<Map<String, Object>> parse(String text) {
        var options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        List<Map<String, Object>> documents = new ArrayList<>();
        new Yaml(new SafeConstructor(options)).loadAll(text).forEach(document -> documents.add(map(document)));
        return documents;
    }

    /** Refuses fields the record does not have, and numbers where it wants texts. */
    public static <T> T as(Map<String, Object> document, Class<T> type) {
        return Json.mapper().convertValue(document, type);
    }

    static Stream<String> strings(Object list) {
        return list == null ? Stream.empty() : ((List<?>) list).stream().map(String.class::cast);
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }
}
