package dev.perennial.command.rim;

import dev.perennial.command.CommandNode;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** All operations a node has, as it knows them itself: new ones are found without anybody's doing. */
final class Endpoints {
    private Endpoints() {}

    record Endpoint(String method, String path, HandlerMethod handler) {
        Optional<Class<?>> body() {
            return Arrays.stream(handler.getMethod().getParameters())
                    .filter(each -> each.isAnnotationPresent(RequestBody.class))
                    .<Class<?>>map(Parameter::getType)
                    .findFirst();
        }

        @Override
        public String toString() {
            return method + " " + path;
        }
    }

    static List<Endpoint> of(CommandNode node) {
        return node
                .bean("requestMappingHandlerMapping", RequestMappingHandlerMapping.class)
                .getHandlerMethods()
                .entrySet()
                .stream()
                .filter(each -> each.getValue().getBeanType().getPackageName().startsWith("dev.perennial."))
                .flatMap(each -> each.getKey().getMethodsCondition().getMethods().stream()
                        .flatMap(method -> each.getKey().getPatternValues().stream()
                                .map(path -> new Endpoint(method.name(), path, each.getValue()))))
                .sorted(Comparator.comparing(Endpoint::toString))
                .toList();
    }
}
