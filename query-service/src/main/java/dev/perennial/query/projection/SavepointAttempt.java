package dev.perennial.query.projection;

import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Applies an event behind a savepoint: a failure leaves no trace and does not break the surrounding transaction. A
 * failure of the database itself is rethrown, so that the whole batch is read again.
 */
@Component
class SavepointAttempt {
    private static final Logger LOG = LoggerFactory.getLogger(SavepointAttempt.class);

    private final TransactionTemplate savepoint;

    SavepointAttempt(PlatformTransactionManager transactions) {
        this.savepoint = new TransactionTemplate(transactions);
        this.savepoint.setPropagationBehavior(TransactionDefinition.PROPAGATION_NESTED);
    }

    /** The reason it could not be applied, if so. */
    Optional<RuntimeException> apply(Projection projection, ParsedRecord record) {
        try {
            savepoint.executeWithoutResult(_ -> projection.apply(List.of(record.open(projection))));
            return Optional.empty();
        } catch (TransientDataAccessException | RecoverableDataAccessException | DataAccessResourceFailureException e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.debug("{} could not apply an event", projection.name(), e);
            return Optional.of(e);
        }
    }
}
