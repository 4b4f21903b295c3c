package dev.perennial.standalone.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.springframework.core.env.StandardEnvironment;

class LateSettingsTest {
    private final CompletableFuture<String> address = new CompletableFuture<>();
    private final StandardEnvironment environment = new StandardEnvironment();

    @Test
    void onlyTheSettingItselfIsWaitedFor() {
        environment.getPropertySources().addFirst(new LateSettings(Map.of("LATE", address::join)));
        assertThat(environment.getProperty("OTHER", "default")).isEqualTo("default");
        assertThat(environment.containsProperty("OTHER")).isFalse();

        address.complete("127.0.0.1:1234");
        assertThat(environment.resolveRequiredPlaceholders("jdbc://${LATE}/x")).isEqualTo("jdbc://127.0.0.1:1234/x");
    }
}
