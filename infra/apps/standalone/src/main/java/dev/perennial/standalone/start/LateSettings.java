package dev.perennial.standalone.start;

import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.core.env.EnumerablePropertySource;

/** Settings that are known only while the service starts: the first part of it that asks for one waits. */
final class LateSettings extends EnumerablePropertySource<Map<String, Supplier<String>>> {
    LateSettings(Map<String, Supplier<String>> settings) {
        super("late settings", Map.copyOf(settings));
    }

    @Override
    public String[] getPropertyNames() {
        return source.keySet().toArray(String[]::new);
    }

    @Override
    public @Nullable Object getProperty(String name) {
        var setting = source.get(name);
        return setting == null ? null : setting.get();
    }
}
