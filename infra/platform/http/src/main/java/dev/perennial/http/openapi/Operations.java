package dev.perennial.http.openapi;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.schema.Answers;
import dev.perennial.http.schema.WireSchemas;
import dev.perennial.http.token.NeededScopes;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.GlobalOperationCustomizer;
import org.springframework.core.MethodParameter;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.method.HandlerMethod;
import tools.jackson.databind.JsonNode;

/**
 * Puts each operation into its group, with its schemas, its examples, its problems and whether one must be signed in.
 */
final class Operations implements GlobalOperationCustomizer {
    private static final String JSON = "application/json";
    private static final String TEXT = "text/plain";
    private static final String DONE = "200";
    private static final String ACCOUNTS = "/api/v1/auth/";
    private static final String TUTORIALS = "/api/v1/tutorials/";
    private static final String EXPLORE = "/explore";

    private final Examples examples;
    private final WireSchemas schemas;
    private final ParameterDescriptions parameters = new ParameterDescriptions();
    private final Refusals refusals = new Refusals();

    Operations(Examples examples, WireSchemas schemas) {
        this.examples = examples;
        this.schemas = schemas;
    }

    @Override
    public Operation customize(Operation operation, HandlerMethod handler) {
        String path = path(handler);
        operation.setTags(List.of(ApiGroups.of(path)));
        hidePlayer(operation, handler);
        NeededScopes.describe(operation, handler);
        secure(operation, handler);
        JsonNode example = examples.of(method(handler), path);
        if (example.has("summary")) {
            operation.setSummary(example.get("summary").asString());
        }
        if (example.has("details")) {
            operation.setDescription((example.get("details").asString() + " "
                            + Objects.requireNonNullElse(operation.getDescription(), ""))
                    .strip());
        }
        parameters.describe(operation, method(handler) + " " + path, example.path("parameters"));
        describeRequest(operation, handler, example);
        var responses = new ApiResponses().addApiResponse(status(handler, example), answer(handler, example));
        refusals.describe(responses, example, schemas);
        operation.setResponses(responses);
        return operation;
    }

    /** The token says who it is, not the address. */
    private static void hidePlayer(Operation operation, HandlerMethod handler) {
        for (MethodParameter parameter : handler.getMethodParameters()) {
            if (isPlayer(parameter) && operation.getParameters() != null) {
                String name = parameter.getParameter().getName();
                operation.getParameters().removeIf(each -> name.equals(each.getName()));
            }
        }
    }

    private static boolean isPlayer(MethodParameter parameter) {
        Class<?> type = parameter.nestedIfOptional().getNestedParameterType();
        return type == PlayerId.class || type == CurrentPlayer.class;
    }

    /** Reading needs no token, though some answers show more to those who send one. */
    private static void secure(Operation operation, HandlerMethod handler) {
        var players = Arrays.stream(handler.getMethodParameters())
                .filter(Operations::isPlayer)
                .toList();
        String path = path(handler);
        boolean open = path.startsWith(ACCOUNTS) || path.startsWith(TUTORIALS) || path.endsWith(EXPLORE);
        boolean changes = !method(handler).equals("GET") && !open;
        boolean needed = changes || players.stream().anyMatch(each -> !each.isOptional());
        if (!needed && !players.isEmpty()) {
            operation.addSecurityItem(new SecurityRequirement());
        }
        if (needed || !players.isEmpty()) {
            operation.addSecurityItem(new SecurityRequirement().addList(ApiDocs.TOKEN));
        }
    }

    private void describeRequest(Operation operation, HandlerMethod handler, JsonNode example) {
        for (MethodParameter parameter : handler.getMethodParameters()) {
            if (parameter.hasParameterAnnotation(RequestBody.class) && operation.getRequestBody() != null) {
                AnnotatedType type = parameter.getParameter().getAnnotatedType();
                String media = type.getType() == String.class ? TEXT : JSON;
                operation.getRequestBody().setContent(content(media, schemas.of(type), example.get("request")));
            }
        }
    }

    private static String status(HandlerMethod handler, JsonNode example) {
        ResponseStatus status = handler.getMethodAnnotation(ResponseStatus.class);
        return status == null
                ? example.path("status").asString(DONE)
                : Integer.toString(status.code().value());
    }

    private ApiResponse answer(HandlerMethod handler, JsonNode example) {
        var answer = new ApiResponse().description("Done");
        Answers told = handler.getMethodAnnotation(Answers.class);
        AnnotatedType type = body(handler.getMethod().getAnnotatedReturnType());
        if (told != null) {
            Schema<?> schema = told.value().length == 0 ? schemas.of(String.class) : schemas.of(List.of(told.value()));
            return answer.content(content(told.type(), schema, example.get("answer")));
        }
        return type.getType() == void.class || type.getType() == Void.class
                ? answer
                : answer.content(content(JSON, schemas.of(type), example.get("answer")));
    }

    private static AnnotatedType body(AnnotatedType type) {
        return type instanceof AnnotatedParameterizedType answer
                        && answer.getType() instanceof ParameterizedType generic
                        && generic.getRawType() == ResponseEntity.class
                ? answer.getAnnotatedActualTypeArguments()[0]
                : type;
    }

    private static Content content(String media, Schema<?> schema, @Nullable JsonNode example) {
        var type = new MediaType().schema(schema);
        Optional.ofNullable(example).ifPresent(shown -> type.setExample(ApiFile.plain(shown)));
        return new Content().addMediaType(media, type);
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
