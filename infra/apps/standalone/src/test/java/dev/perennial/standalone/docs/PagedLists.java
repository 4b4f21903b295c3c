package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.api.Api;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** All lists are asked for in the same way, and page by page they hold the same as at once. */
final class PagedLists {
    private static final Set<String> OTHER_STYLES =
            Set.of("before", "after", "page", "offset", "size", "start", "skip", "count", "max", "since");
    private static final int MOST_PAGES = 500;

    private final DocumentedSchemas schemas;
    private final Api api;

    PagedLists(DocumentedSchemas schemas, Api api) {
        this.schemas = schemas;
        this.api = api;
    }

    List<String> operations() {
        return schemas.operations().keySet().stream()
                .filter(each -> parameters(each).contains("cursor"))
                .toList();
    }

    private List<String> parameters(String operation) {
        return schemas.operations()
                .get(operation)
                .path("parameters")
                .valueStream()
                .filter(each -> !each.path("deprecated").asBoolean(false))
                .map(each -> each.get("name").asString())
                .toList();
    }

    void requireOneStyle() {
        schemas.operations()
                .keySet()
                .forEach(each -> assertThat(parameters(each)).as(each).doesNotContainAnyElementsOf(OTHER_STYLES));
        operations().forEach(each -> assertThat(parameters(each)).as(each).contains("limit"));
    }

    /** Answers how many rows there were. */
    int requireSameRows(String operation, String token, Map<String, String> real) {
        String path = operation.substring("GET ".length());
        for (var each : real.entrySet()) {
            path = path.replace("{" + each.getKey() + "}", each.getValue());
        }
        path += operation.contains("/search/players") ? "?name=a&" : "?";
        List<String> whole = rows(api.get(path, token));
        List<String> paged = new ArrayList<>();
        String cursor = "";
        for (int pages = 0; cursor != null && pages < MOST_PAGES; pages++) {
            JsonNode page = api.get(path + "limit=1" + cursor, token);
            assertThat(rows(page)).as(operation).hasSizeLessThanOrEqualTo(1);
            assertThat(page.has("next")).as(operation).isTrue();
            paged.addAll(rows(page));
            cursor = page.get("next").isNull()
                    ? null
                    : "&cursor=" + URLEncoder.encode(page.get("next").asString(), StandardCharsets.UTF_8);
        }
        assertThat(paged).as(operation).containsExactlyInAnyOrderElementsOf(whole);
        return whole.size();
    }

    /** Each row by what it begins with, which is what it is known by. */
    private static List<String> rows(JsonNode answer) {
        JsonNode list =
                answer.valueStream().filter(JsonNode::isArray).findFirst().orElseThrow();
        return list.valueStream().map(row -> row.iterator().next().toString()).toList();
    }
}
