package dev.perennial.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.perennial.contract.PlayerId;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.GlobalOperationCustomizer;
import org.springframework.core.MethodParameter;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.method.HandlerMethod;
import tools.jackson.databind.JsonNode;

/** Puts each operation into its group, with its examples, its problems and whether one must be signed in. */
final class Operations implements GlobalOperationCustomizer {
    private final Examples examples;

    Operations(Examples examples) {
        this.examples = examples;
    }

    @Override
    public Operation customize(Operation operation, HandlerMethod handler) {
        String path = path(handler);
        operation.setTags(List.of(Groups.of(path)));
        hidePlayer(operation, handler);
        NeededScopes.describe(operation, handler);
        JsonNode example = examples.of(method(handler), path);
        if (example.has("summary")) {
            operation.setSummary(example.get("summary").asString());
        }
        if (example.has("request") && operation.getRequestBody() != null) {
            put(operation.getRequestBody().getContent(), example.get("request"));
        }
        if (example.has("answer")) {
            operation.getResponses().values().forEach(each -> put(each.getContent(), example.get("answer")));
        }
        operation.getResponses().addApiResponse("default", problem());
        return operation;
    }

    /** The token says who it is, not the address. */
    private static void hidePlayer(Operation operation, HandlerMethod handler) {
        for (MethodParameter parameter : handler.getMethodParameters()) {
            Class<?> type = parameter.nestedIfOptional().getNestedParameterType();
            if (type == PlayerId.class || type == CurrentPlayer.class) {
                String name = parameter.getParameter().getName();
                if (operation.getParameters() != null) {
                    operation.getParameters().removeIf(each -> name.equals(each.getName()));
                }
                operation.addSecurityItem(new SecurityRequirement().addList(ApiDocs.TOKEN));
            }
        }
    }

    private static void put(@Nullable Content content, JsonNode example) {
        if (content != null) {
            content.values().forEach(each -> each.setExample(plain(example)));
        }
    }

    /** The description is written by a library that knows the older JSON classes only. */
    private static Object plain(JsonNode example) {
        try {
            return new ObjectMapper().readValue(example.toString(), Object.class);
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ApiResponse problem() {
        Schema<?> schema = new ObjectSchema()
                .addProperty("code", new StringSchema().example("UNAUTHENTICATED"))
                .addProperty("detail", new StringSchema().example("Sign in first."))
                .addProperty("status", new Schema<Integer>().type("integer").example(401));
        return new ApiResponse()
                .description("Refused, with a code")
                .content(new Content()
                        .addMediaType(
                                MediaType.APPLICATION_PROBLEM_JSON_VALUE,
                                new io.swagger.v3.oas.models.media.MediaType().schema(schema)));
    }

    static String path(HandlerMethod handler) {
        String base = first(AnnotatedElementUtils.findMergedAnnotation(handler.getBeanType(), RequestMapping.class));
        return base + first(AnnotatedElementUtils.findMergedAnnotation(handler.getMethod(), RequestMapping.class));
    }

    static String method(HandlerMethod handler) {
        var mapping = AnnotatedElementUtils.findMergedAnnotation(handler.getMethod(), RequestMapping.class);
        return Arrays.stream(Objects.requireNonNull(mapping).method())
                .map(Enum::name)
                .findFirst()
                .orElse("GET");
    }

    private static String first(@Nullable RequestMapping mapping) {
        return mapping == null ? "" : Arrays.stream(mapping.path()).findFirst().orElse("");
    }
}
