package dev.perennial.tournament.league;

import dev.perennial.eventstore.command.CaffeineCache;
import org.axonframework.common.caching.Cache;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Leagues have a cache of their own: in one with tournaments, the id of a league would find a tournament. */
@Configuration
class LeagueConfiguration {
    @Bean
    Cache leagueCache(@Value("${perennial.store.cached-aggregates:10000}") long most) {
        return new CaffeineCache(most);
    }
}
