package dev.perennial.command.rim;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.AppenderBase;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import org.slf4j.LoggerFactory;

/** Hears everything that is logged in this process, of our own code also what is usually not worth a line. */
final class LogEars extends AppenderBase<ILoggingEvent> implements AutoCloseable {
    private final Queue<String> heard = new ConcurrentLinkedQueue<>();
    private final Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
    private final Logger ours = (Logger) LoggerFactory.getLogger("dev.perennial");
    private final Level before = ours.getLevel();

    private LogEars() {}

    static LogEars listen() {
        var ears = new LogEars();
        ears.setContext(ears.root.getLoggerContext());
        ears.start();
        ears.root.addAppender(ears);
        ears.ours.setLevel(Level.TRACE);
        return ears;
    }

    @Override
    protected void append(ILoggingEvent event) {
        heard.add(event.getFormattedMessage() + " " + event.getMDCPropertyMap());
        for (IThrowableProxy cause = event.getThrowableProxy(); cause != null; cause = cause.getCause()) {
            heard.add(cause.getClassName() + ": " + cause.getMessage());
        }
    }

    /** Everything so far, a line each. */
    String everything() {
        return heard.stream().collect(Collectors.joining("\n"));
    }

    @Override
    public void close() {
        root.detachAppender(this);
        ours.setLevel(before);
        stop();
    }
}
