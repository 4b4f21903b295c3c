package dev.perennial.eventstore.state;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.RemovalCause;
import dev.perennial.domain.ExpectedRefusal;
import java.util.Optional;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.jspecify.annotations.Nullable;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * The latest states of aggregates. Those used last are kept as objects, and many older ones as compressed JSON. An
 * aggregate is loaded from its state as from a snapshot after which nothing follows.
 *
 * <p>States are kept after the commit, so each of them is stored. Another node may have stored more since. Then the
 * store refuses the command's events, and the state is forgotten.
 */
public final class LatestStates {
    private final Cache<String, DomainEventMessage<?>> open;
    private final Cache<String, PackedState> packed;

    /**
     * States in memory.
     *
     * @param mostOpen how many are kept as objects
     * @param packedBytes how much memory the packed ones may take
     */
    public LatestStates(long mostOpen, long packedBytes) {
        this.packed = Caffeine.newBuilder()
                .executor(Runnable::run)
                .maximumWeight(packedBytes)
                .weigher((String _, PackedState state) -> state.bytes())
                .build();
        this.open = Caffeine.newBuilder()
                .executor(Runnable::run)
                .maximumSize(mostOpen)
                .evictionListener(this::pack)
                .build();
    }

    private void pack(@Nullable String aggregate, @Nullable DomainEventMessage<?> state, RemovalCause cause) {
        if (aggregate != null && state != null) {
            packed.put(aggregate, PackedState.of(state));
        }
    }

    /** Keeps a state once the running command has stored it, in place of the one before. */
    public void keep(DomainEventMessage<?> state) {
        String aggregate = state.getAggregateIdentifier();
        // Within a larger transaction nobody knows yet whether the state will be stored.
        boolean isPart = TransactionSynchronizationManager.isActualTransactionActive();
        UnitOfWork<?> command = CurrentUnitOfWork.get().root();
        command.afterCommit(_ -> {
            if (isPart) {
                forget(aggregate);
            } else {
                // In this order: the new state may be packed at once.
                packed.invalidate(aggregate);
                open.put(aggregate, state);
            }
        });
    }

    /** The state for a command or a reader, forgotten if the command fails: it may be the reason. */
    public Optional<DomainEventMessage<?>> load(String aggregate) {
        CurrentUnitOfWork.ifStarted(command -> command.root().onRollback(failed -> {
            if (!(failed.getExecutionResult().getExceptionResult() instanceof ExpectedRefusal)) {
                forget(aggregate);
            }
        }));
        DomainEventMessage<?> state = open.getIfPresent(aggregate);
        return state != null
                ? Optional.of(state)
                : Optional.ofNullable(packed.getIfPresent(aggregate)).map(PackedState::unpacked);
    }

    /** Forgets all states. They are read from the store when they are needed. */
    public void clear() {
        open.invalidateAll();
        packed.invalidateAll();
    }

    private void forget(String aggregate) {
        open.invalidate(aggregate);
        packed.invalidate(aggregate);
    }
}
