package dev.perennial.eventstore.command;

import dev.perennial.messaging.Correlation;
import dev.perennial.messaging.ReadSideLag;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.commandhandling.gateway.DefaultCommandGateway;
import org.axonframework.common.caching.Cache;
import org.axonframework.common.transaction.NoTransactionManager;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.messaging.correlation.CorrelationDataProvider;
import org.axonframework.messaging.correlation.MessageOriginProvider;
import org.axonframework.messaging.correlation.SimpleCorrelationDataProvider;
import org.axonframework.messaging.interceptors.CorrelationDataInterceptor;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** How commands reach their aggregates: in a fair queue, measured, and again after a conflict. */
@Configuration
public class CommandConfiguration {
    /**
     * A service whose commands write nothing but events and the rows that belong to them leaves transactions to the
     * group appender; any other handles each command in a transaction of its own.
     */
    @Bean
    CommandBus commandBus(
            TransactionManager transactions,
            org.axonframework.config.Configuration axon,
            @Value("${perennial.store.group-append:false}") boolean groups) {
        CommandBus bus = SimpleCommandBus.builder()
                .transactionManager(groups ? NoTransactionManager.instance() : transactions)
                .build();
        var _ = bus.registerHandlerInterceptor(new CorrelationDataInterceptor<>(axon.correlationDataProviders()));
        return bus;
    }

    @Bean
    ConflictRetries conflicts() {
        return new ConflictRetries();
    }

    @Bean
    CommandGateway commandGateway(
            CommandBus bus,
            ConflictRetries conflicts,
            MeterRegistry meters,
            ObjectProvider<ReadSideLag> lag,
            @Value("${perennial.store.commands-at-once:32}") int atOnce) {
        var _ = bus.registerHandlerInterceptor(new CommandMetrics(meters));
        var _ = bus.registerHandlerInterceptor(new CommandQueue(atOnce, lag.getIfAvailable(ReadSideLag::unknown)));
        return DefaultCommandGateway.builder()
                .commandBus(bus)
                .dispatchInterceptors(List.of(CommandCorrelation.interceptor()))
                .retryScheduler(conflicts)
                .build();
    }

    /** Events say which request they come from. */
    @Bean
    CorrelationDataProvider correlation() {
        return new SimpleCorrelationDataProvider(Correlation.NAME);
    }

    @Bean
    CorrelationDataProvider messageOrigin() {
        return new MessageOriginProvider();
    }

    @Bean
    static AggregatesByType aggregatesByType() {
        return new AggregatesByType();
    }

    @Bean
    Cache aggregateCache(@Value("${perennial.store.cached-aggregates:10000}") long most) {
        return new CaffeineCache(most);
    }
}
