package dev.perennial.eventstore;

import dev.perennial.eventstore.append.AppendedRows;
import dev.perennial.eventstore.append.EventInsert;
import dev.perennial.eventstore.append.GroupAppender;
import dev.perennial.eventstore.append.SnapshotRows;
import dev.perennial.eventstore.append.WriterDatabase;
import dev.perennial.eventstore.state.LatestStates;
import dev.perennial.messaging.ReadSideLag;
import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.messaging.signal.SignalLoop;
import io.micrometer.core.instrument.MeterRegistry;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.axonframework.common.jdbc.ConnectionProvider;
import org.axonframework.common.jdbc.PersistenceExceptionResolver;
import org.axonframework.common.transaction.NoTransactionManager;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.eventhandling.tokenstore.TokenStore;
import org.axonframework.eventhandling.tokenstore.jdbc.JdbcTokenStore;
import org.axonframework.eventhandling.tokenstore.jdbc.TokenSchema;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.axonframework.eventsourcing.eventstore.jdbc.EventSchema;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.upcasting.event.EventUpcasterChain;
import org.axonframework.spring.jdbc.SpringDataSourceConnectionProvider;
import org.axonframework.spring.messaging.unitofwork.SpringTransactionManager;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.util.unit.DataSize;

/**
 * Axon's event store on PostgreSQL. Declared by hand: Axon's own auto-configuration looks for Boot 3 classes and would
 * silently leave out the event store and the transactions.
 */
@Configuration
public class StoreConfiguration {
    public static final String EVENTS = "eventSerializer";

    @Bean
    TransactionManager axonTransactionManager(PlatformTransactionManager transactions) {
        return new SpringTransactionManager(transactions);
    }

    @Bean
    ConnectionProvider connectionProvider(DataSource dataSource) {
        return new SpringDataSourceConnectionProvider(dataSource);
    }

    /** For events; tokens are written with Axon's general serializer. */
    @Bean
    @Qualifier(EVENTS)
    Serializer eventSerializer() {
        return new LogicalNameSerializer(EventNames.ofContract());
    }

    @Bean
    EventSchema eventSchema() {
        return EventSchema.builder()
                .eventTable("domain_event_entry")
                .snapshotTable("snapshot_event_entry")
                .globalIndexColumn("global_index")
                .timestampColumn("time_stamp")
                .eventIdentifierColumn("event_identifier")
                .aggregateIdentifierColumn("aggregate_identifier")
                .sequenceNumberColumn("sequence_number")
                .typeColumn("type")
                .payloadTypeColumn("payload_type")
                .payloadRevisionColumn("payload_revision")
                .payloadColumn("payload")
                .metaDataColumn("meta_data")
                .build();
    }

    @Bean
    TransactionCounter transactionNumbers(JdbcTemplate jdbc, PlatformTransactionManager transactions) {
        return new TransactionCounter(jdbc, new TransactionTemplate(transactions));
    }

    @Bean
    EventInsert eventInsert(@Qualifier(EVENTS) Serializer serializer) {
        return new EventInsert(serializer);
    }

    @Bean
    WriterDatabase writerDatabase(DataSource database) {
        return new WriterDatabase(database);
    }

    @Bean
    GroupAppender groupAppender(
            WriterDatabase database,
            EventInsert insert,
            @Value("${perennial.store.commit-pace:4ms}") Duration pace,
            MeterRegistry meters) {
        return new GroupAppender(database, insert, pace, meters);
    }

    @Bean
    AppendedRows appendedRows(DataSource database, EventInsert insert, GroupAppender appender) {
        return new AppendedRows(database, insert, appender);
    }

    @Bean
    RedactingStorageEngine eventStorageEngine(
            @Qualifier(EVENTS) Serializer serializer,
            ConnectionProvider connections,
            TransactionManager transactions,
            EventSchema schema,
            PersistenceExceptionResolver resolver,
            MeterRegistry meters,
            TransactionCounter numbers,
            AppendedRows rows) {
        numbers.bringInLine();
        var builder = JdbcEventStorageEngine.builder()
                .eventSerializer(serializer)
                .snapshotSerializer(serializer)
                .connectionProvider(connections)
                // An aggregate is read with single statements, which need no transaction of their own.
                .transactionManager(NoTransactionManager.instance())
                .finalAggregateBatchPredicate(batch -> batch.size() < RedactingStorageEngine.READ_AT_ONCE)
                .persistenceExceptionResolver(resolver)
                .upcasterChain(new EventUpcasterChain(new ContractUpcaster()))
                .schema(schema)
                .batchSize(RedactingStorageEngine.READ_AT_ONCE);
        return new RedactingStorageEngine(builder, transactions, rows, meters);
    }

    @Bean
    SnapshotRows snapshotRows(AppendedRows rows) {
        return new SnapshotRows(rows);
    }

    /** A half-played table for two takes 24 kB as objects and 2 kB packed. */
    @Bean
    LatestStates latestStates(
            @Value("${perennial.store.open-states:5000}") long open,
            @Value("${perennial.store.packed-states:128MB}") DataSize packed) {
        return new LatestStates(open, packed.toBytes());
    }

    @Bean
    NotifyingEventStore eventStore(
            RedactingStorageEngine engine,
            GroupAppender appender,
            LatestStates states,
            ObjectProvider<ReadSideLag> lag) {
        var store = new NotifyingEventStore(
                EmbeddedEventStore.builder(), engine, states, lag.getIfAvailable(ReadSideLag::unknown));
        appender.listen(store);
        return store;
    }

    @Bean
    AppendSignals appendSignals(JdbcConnectionDetails database, NotifyingEventStore store) {
        return new AppendSignals(database, store);
    }

    @Bean
    SignalLoop signalLoop(JdbcConnectionDetails database, List<SignalHandler> handlers) {
        return new SignalLoop(database, handlers);
    }

    @Bean
    TokenStore tokenStore(
            Serializer serializer, ConnectionProvider connections, @Value("${perennial.node-id:}") String nodeId) {
        return JdbcTokenStore.builder()
                .connectionProvider(connections)
                .serializer(serializer)
                .nodeId(nodeId.isEmpty() ? ManagementFactory.getRuntimeMXBean().getName() : nodeId)
                .schema(TokenSchema.builder()
                        .setTokenTable("token_entry")
                        .setProcessorNameColumn("processor_name")
                        .setSegmentColumn("segment")
                        .setTokenColumn("token")
                        .setTokenTypeColumn("token_type")
                        .setTimestampColumn("timestamp")
                        .setOwnerColumn("owner")
                        .build())
                .build();
    }
}
