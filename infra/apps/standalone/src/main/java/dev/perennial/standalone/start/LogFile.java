package dev.perennial.standalone.start;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import org.slf4j.LoggerFactory;
import org.springframework.boot.logging.logback.StructuredLogEncoder;
import org.springframework.core.env.Environment;
import org.springframework.core.env.StandardEnvironment;

/**
 * The services' log as JSON lines with the ids of request, command and table, in the shape separate processes write
 * them. Warnings of libraries are included; the console is for people and stays quiet.
 */
public final class LogFile implements AutoCloseable {
    /** The environment variable that names the level. */
    public static final String LEVEL = "PERENNIAL_LOG_LEVEL";

    private static final String OWN_CODE = "dev.perennial";
    private static final int DAYS = 14;
    private static final int LINES = 4096;
    private static final int FLUSH_MILLIS = 5_000;

    private final LoggerContext context;
    private final RollingFileAppender<ILoggingEvent> file = new RollingFileAppender<>();
    private final AsyncAppender queue = new AsyncAppender();

    private LogFile(LoggerContext context) {
        this.context = context;
    }

    /**
     * Starts to write.
     *
     * @param level of our own code; empty for INFO
     */
    public static LogFile open(Path folder, String level) {
        var log = new LogFile((LoggerContext) LoggerFactory.getILoggerFactory());
        log.begin(folder, Level.toLevel(level, Level.INFO));
        return log;
    }

    private void begin(Path folder, Level level) {
        file.setContext(context);
        file.setName("file");
        file.setFile(folder.resolve("perennial.json").toString());
        file.setEncoder(encoder());
        file.setRollingPolicy(rolling(folder));
        file.start();
        startQueue();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(queue);
        context.getLogger(OWN_CODE).setLevel(level);
    }

    /** Lines are encoded and written by a thread of the queue; when it is full, those who log wait. None is dropped. */
    private void startQueue() {
        queue.setContext(context);
        queue.setName("queue");
        queue.setQueueSize(LINES);
        queue.setDiscardingThreshold(0);
        queue.setMaxFlushTime(FLUSH_MILLIS);
        queue.addAppender(file);
        queue.start();
    }

    private StructuredLogEncoder encoder() {
        // Spring Boot would leave it there if it set up the logging itself.
        context.putObject(Environment.class.getName(), new StandardEnvironment());
        var encoder = new StructuredLogEncoder();
        encoder.setContext(context);
        encoder.setFormat("logstash");
        encoder.start();
        return encoder;
    }

    private SizeAndTimeBasedRollingPolicy<ILoggingEvent> rolling(Path folder) {
        var policy = new SizeAndTimeBasedRollingPolicy<ILoggingEvent>();
        policy.setContext(context);
        policy.setParent(file);
        policy.setFileNamePattern(folder.resolve("perennial.%d.%i.json.gz").toString());
        policy.setMaxFileSize(FileSize.valueOf("20MB"));
        policy.setMaxHistory(DAYS);
        policy.setTotalSizeCap(FileSize.valueOf("200MB"));
        policy.start();
        return policy;
    }

    @Override
    public void close() {
        context.getLogger(OWN_CODE).setLevel(null);
        boolean _ = context.getLogger(Logger.ROOT_LOGGER_NAME).detachAppender(queue);
        queue.stop(); // writes what is left, and stops the file
    }
}
