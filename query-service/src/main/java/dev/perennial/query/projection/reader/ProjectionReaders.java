package dev.perennial.query.projection.reader;

import dev.perennial.messaging.ListenerRetries;
import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.query.projection.Offsets;
import dev.perennial.query.projection.PolledBatch;
import dev.perennial.query.projection.Projection;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.listener.ConcurrentMessageListenerContainer;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.stereotype.Component;

/** Reads every projection's topic in a consumer group of its own, so that one being rebuilt holds up no other. */
@Component
class ProjectionReaders implements SmartLifecycle, SignalHandler {
    private static final long POLL_MILLIS = 1_000;
    private static final long COMMIT_MILLIS = 5_000;

    private record Reader(ProjectionListener listener, ConcurrentMessageListenerContainer<String, byte[]> container) {}

    private final List<Projection> projections;
    private final Offsets offsets;
    private final List<Reader> readers = new ArrayList<>();
    private volatile boolean running;

    ProjectionReaders(
            List<Projection> projections,
            ConsumerFactory<String, byte[]> consumers,
            Offsets offsets,
            PolledBatch batch,
            ReaderSettings settings) {
        this.projections = List.copyOf(projections);
        this.offsets = offsets;
        for (Projection projection : projections) {
            var listener = new ProjectionListener(projection, offsets, batch);
            readers.add(new Reader(listener, container(projection, listener, consumers, settings)));
        }
    }

    private static ConcurrentMessageListenerContainer<String, byte[]> container(
            Projection projection,
            ProjectionListener listener,
            ConsumerFactory<String, byte[]> consumers,
            ReaderSettings settings) {
        var properties = new ContainerProperties(projection.topic());
        properties.setGroupId(settings.groupId(projection));
        properties.setKafkaConsumerProperties(settings.consumerProperties(projection));
        properties.setMessageListener(listener);
        properties.setPollTimeout(POLL_MILLIS);
        // Kafka's own offsets only serve those who look at the lag.
        properties.setSyncCommits(false);
        properties.setAckMode(ContainerProperties.AckMode.TIME);
        properties.setAckTime(COMMIT_MILLIS);
        var container = new ConcurrentMessageListenerContainer<>(consumers, properties);
        container.setBeanName("projection-" + projection.name());
        container.setConcurrency(settings.threads());
        container.setCommonErrorHandler(ListenerRetries.untilItWorks());
        return container;
    }

    @Override
    public void start() {
        running = true;
        projections.forEach(offsets::introduce);
        readers.forEach(reader -> reader.container().start());
    }

    @Override
    public void stop() {
        stop(() -> {});
    }

    /** All at the same time: each takes a moment to finish its batch and leave its group. */
    @Override
    public void stop(Runnable whenStopped) {
        running = false;
        var left = new AtomicInteger(readers.size());
        readers.forEach(reader -> reader.container().stop(() -> {
            if (left.decrementAndGet() == 0) {
                whenStopped.run();
            }
        }));
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public String channel() {
        return Offsets.CHANNEL;
    }

    @Override
    public void on(String projection) {
        onDoubt();
    }

    @Override
    public void onDoubt() {
        readers.forEach(reader -> reader.listener().followDatabase());
    }
}
