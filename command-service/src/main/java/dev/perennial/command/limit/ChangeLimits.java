package dev.perennial.command.limit;

import dev.perennial.http.ChangeLimit;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Whatever a player changes at a table or about themself counts, also what will be put under these paths. */
@Configuration
class ChangeLimits {
    private static final String[] PATHS = {"/api/v1/tables/**", "/api/v1/auth/**", "/api/v1/players/**"};

    @Bean
    ChangeLimit changeLimit(PlayerLimits limits) {
        return new ChangeLimit(limits::acts, PATHS);
    }
}
