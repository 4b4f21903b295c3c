package dev.perennial.eventstore.command;

import org.axonframework.spring.config.SpringAggregateConfigurer;
import org.springframework.beans.factory.config.BeanPostProcessor;

/**
 * Aggregates of several types share a store. The id of one of another type must find nothing, so each repository reads
 * events of its own type only. Axon's annotation has a setting for this and ignores it.
 */
final class AggregatesByType implements BeanPostProcessor {
    @Override
    public Object postProcessBeforeInitialization(Object bean, String name) {
        if (bean instanceof SpringAggregateConfigurer<?> aggregate) {
            aggregate.setFilterEventsByType(true);
        }
        return bean;
    }
}
