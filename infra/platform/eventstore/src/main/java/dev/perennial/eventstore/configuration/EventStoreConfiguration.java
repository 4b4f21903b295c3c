package dev.perennial.eventstore.configuration;

import dev.perennial.eventstore.StoreConfiguration;
import dev.perennial.eventstore.command.CommandConfiguration;
import dev.perennial.eventstore.relay.RelayConfiguration;
import dev.perennial.messaging.TopicsConfiguration;
import dev.perennial.messaging.UnreadRecords;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** Imported by every service that stores events. */
@Configuration
@Import({
    StoreConfiguration.class,
    CommandConfiguration.class,
    RelayConfiguration.class,
    TopicsConfiguration.class,
    UnreadRecords.class
})
public class EventStoreConfiguration {}
