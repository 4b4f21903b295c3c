package dev.perennial.query.intake;

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
 * Applies an event behind a savepoint: what fails leaves no trace and does not spoil the transaction round it. Trouble of
 * the database itself is nobody's fault and is thrown on, so that the whole batch comes again.
 */
@Component
class Attempt {
    private static final Logger LOG = LoggerFactory.getLogger(Attempt.class);

    private final TransactionTemplate savepoint;

    Attempt(PlatformTransactionManager transactions) {
        this.savepoint = new TransactionTemplate(transactions);
        this.savepoint.setPropagationBehavior(TransactionDefinition.PROPAGATION_NESTED);
    }

    /** The reason it could not be applied, if so. */
    Optional<RuntimeException> apply(Projection projection, Letter letter) {
        try {
            savepoint.executeWithoutResult(_ -> projection.apply(List.of(letter.open(projection))));
            return Optional.empty();
        } catch (TransientDataAccessException | RecoverableDataAccessException | DataAccessResourceFailureException e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.debug("{} could not apply an event", projection.name(), e);
            return Optional.of(e);
        }
    }
}
