package dev.perennial.eventstore.relay;

import dev.perennial.eventstore.StoreConfiguration;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.TimeUnit;
import org.axonframework.config.Configuration;
import org.axonframework.config.ConfigurerModule;
import org.axonframework.eventhandling.PropagatingErrorHandler;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingEventProcessorConfiguration;
import org.axonframework.messaging.StreamableMessageSource;
import org.axonframework.serialization.Serializer;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.core.KafkaTemplate;

/** One segment, woken by the append itself; a failing batch is tried again, never skipped. */
@org.springframework.context.annotation.Configuration
public class RelayConfiguration {
    private static final int BATCH = 500;

    @Bean
    EventRelay relay(
            KafkaTemplate<String, byte[]> kafka,
            @Qualifier(StoreConfiguration.EVENTS) Serializer serializer,
            JdbcTemplate jdbc,
            RelayRoute route,
            MeterRegistry meters) {
        return new EventRelay(kafka, serializer, jdbc, route, meters);
    }

    @Bean
    RelayBacklog relayBacklog(JdbcTemplate jdbc, MeterRegistry meters) {
        return new RelayBacklog(new RelayCheck(jdbc), meters);
    }

    @Bean
    NonEventRecordSender nonEventRecordSender(KafkaTemplate<String, byte[]> kafka) {
        return new NonEventRecordSender(kafka);
    }

    @Bean
    ConfigurerModule relayProcessor() {
        return configurer -> configurer.eventProcessing(processing -> processing
                .registerTrackingEventProcessor(
                        EventRelay.NAME,
                        Configuration::eventStore,
                        _ -> TrackingEventProcessorConfiguration.forSingleThreadedProcessing()
                                .andBatchSize(BATCH)
                                .andInitialTrackingToken(
                                        StreamableMessageSource<TrackedEventMessage<?>>::createTailToken)
                                .andTokenClaimInterval(2, TimeUnit.SECONDS))
                .registerListenerInvocationErrorHandler(EventRelay.NAME, _ -> PropagatingErrorHandler.instance()));
    }
}
