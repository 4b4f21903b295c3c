package dev.perennial.standalone.play;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.slf4j.LoggerFactory;

/** The ids that go with what our own code logs in this process. */
final class LoggedIds extends AppenderBase<ILoggingEvent> implements AutoCloseable {
    private final Queue<Map<String, String>> lines = new ConcurrentLinkedQueue<>();
    private final Logger ours = (Logger) LoggerFactory.getLogger("dev.perennial");
    private final Level before = ours.getLevel();

    private LoggedIds() {}

    static LoggedIds follow() {
        var trail = new LoggedIds();
        trail.setContext(trail.ours.getLoggerContext());
        trail.start();
        trail.ours.addAppender(trail);
        trail.ours.setLevel(Level.DEBUG);
        return trail;
    }

    @Override
    protected void append(ILoggingEvent event) {
        lines.add(event.getMDCPropertyMap());
    }

    /** Of a command if there is no sequence, else of its event where it is shown. */
    List<Map<String, String>> of(String table, boolean shown) {
        return lines.stream()
                .filter(line -> table.equals(line.get("table")) && shown == line.containsKey("sequence"))
                .toList();
    }

    @Override
    public void close() {
        ours.detachAppender(this);
        ours.setLevel(before);
        stop();
    }
}
