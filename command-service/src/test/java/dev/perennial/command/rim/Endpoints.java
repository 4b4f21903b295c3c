package dev.perennial.command.rim;

import dev.perennial.command.CommandNode;
import dev.perennial.testing.fuzz.Endpoint;
import dev.perennial.testing.fuzz.Endpoint.Kind;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** All operations a node has, as it knows them itself: new ones are found without anyone's doing. */
final class Endpoints {
    private Endpoints() {}

    static List<Endpoint> of(CommandNode node) {
        return node
                .bean("requestMappingHandlerMapping", RequestMappingHandlerMapping.class)
                .getHandlerMethods()
                .entrySet()
                .stream()
                .filter(each -> each.getValue().getBeanType().getPackageName().startsWith("dev.perennial."))
                .flatMap(each -> each.getKey().getMethodsCondition().getMethods().stream()
                        .flatMap(method -> each.getKey().getPatternValues().stream()
                                .map(path -> new Endpoint(method.name(), path, fields(each.getValue())))))
                .sorted(Comparator.comparing(Endpoint::toString))
                .toList();
    }

    private static Map<String, Kind> fields(HandlerMethod handler) {
        return Arrays.stream(handler.getMethod().getParameters())
                .filter(each -> each.isAnnotationPresent(RequestBody.class))
                .flatMap(each -> Arrays.stream(each.getType().getRecordComponents()))
                .collect(Collectors.toMap(RecordComponent::getName, each -> kind(each.getType())));
    }

    private static Kind kind(Class<?> type) {
        boolean text = type == String.class || type.isEnum();
        return text ? Kind.TEXT : Collection.class.isAssignableFrom(type) ? Kind.LIST : Kind.OTHER;
    }
}
