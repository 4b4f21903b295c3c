package dev.perennial.command.limit;

import dev.perennial.http.limit.ChangeLimit;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Limits every change a player makes below these paths, including paths added later. */
@Configuration
class ChangeLimits {
    private static final String[] PATHS = {"/api/v1/tables/**", "/api/v1/auth/**", "/api/v1/players/**"};

    @Bean
    ChangeLimit changeLimit(PlayerLimits limits) {
        return new ChangeLimit(limits::acts, PATHS);
    }
}
