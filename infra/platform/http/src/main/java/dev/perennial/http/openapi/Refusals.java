package dev.perennial.http.openapi;

import dev.perennial.http.Problem;
import dev.perennial.http.schema.WireSchemas;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.springframework.http.HttpStatus;
import tools.jackson.databind.JsonNode;

/** The codes each operation can refuse with. Codes that every operation can answer are listed once. */
final class Refusals {
    private static final String SECTION = "@";

    /** From filters, from the front door, and from what tokens and bodies have in common. */
    private static final Set<String> EVERYWHERE = ApiFile.read("everywhere")
            .valueStream()
            .map(JsonNode::asString)
            .collect(Collectors.toCollection(TreeSet::new));

    private final ErrorTable table = ErrorTable.read();

    /** All codes an operation answers besides those of {@link #EVERYWHERE}. */
    Set<String> of(JsonNode operation) {
        Set<String> codes = new TreeSet<>();
        for (JsonNode each : operation.path("errors")) {
            String code = each.asString();
            if (code.startsWith(SECTION)) {
                codes.addAll(table.section(code.substring(SECTION.length())));
            } else {
                codes.add(code);
            }
        }
        return codes;
    }

    /** Codes that are the name of a status are those of requests that reach no operation. */
    boolean lists(JsonNode operation, String code) {
        return EVERYWHERE.contains(code)
                || of(operation).contains(code)
                || Arrays.stream(HttpStatus.values())
                        .anyMatch(each -> each.name().equals(code));
    }

    void describe(ApiResponses responses, JsonNode operation, WireSchemas schemas) {
        Map<Integer, List<ErrorTable.Row>> byStatus = new TreeMap<>();
        for (String code : of(operation)) {
            ErrorTable.Row row = table.row(code);
            row.statuses()
                    .forEach(status -> byStatus.computeIfAbsent(status, _ -> new ArrayList<>())
                            .add(row));
        }
        byStatus.forEach((status, rows) -> {
            String codes = rows.stream()
                    .map(each -> "* `" + each.code() + "`: " + each.meaning())
                    .collect(Collectors.joining("\n"));
            ApiResponse done = responses.get(Integer.toString(status));
            if (done == null) {
                responses.addApiResponse(Integer.toString(status), problem(codes, schemas));
            } else { // a redirect names the code in its address
                done.setDescription(done.getDescription() + ", or refused:\n" + codes);
            }
        });
        responses.addApiResponse(
                "default",
                problem(
                        "Every operation can also answer "
                                + EVERYWHERE.stream().collect(Collectors.joining("`, `", "`", "`"))
                                + ". All codes: " + ApiDocs.ERRORS,
                        schemas));
    }

    private static ApiResponse problem(String description, WireSchemas schemas) {
        return new ApiResponse()
                .description(description)
                .content(new Content()
                        .addMediaType(
                                org.springframework.http.MediaType.APPLICATION_PROBLEM_JSON_VALUE,
                                new MediaType().schema(schemas.of(Problem.class))));
    }
}
