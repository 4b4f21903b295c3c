package dev.perennial.standalone;

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
 * What the services did, as JSON lines with the ids of request, command and table, in the shape separate processes write
 * them. Warnings of libraries go there, too; the console is for people and stays quiet.
 */
final class LogFile implements AutoCloseable {
    private static final String OWN_CODE = "dev.perennial";
    private static final int DAYS = 14;

    private final LoggerContext context;
    private final RollingFileAppender<ILoggingEvent> file = new RollingFileAppender<>();

    private LogFile(LoggerContext context) {
        this.context = context;
    }

    static LogFile open(Path folder) {
        var log = new LogFile((LoggerContext) LoggerFactory.getILoggerFactory());
        log.begin(folder);
        return log;
    }

    private void begin(Path folder) {
        file.setContext(context);
        file.setName("file");
        file.setFile(folder.resolve("perennial.json").toString());
        file.setEncoder(encoder());
        file.setRollingPolicy(rolling(folder));
        file.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(file);
        context.getLogger(OWN_CODE).setLevel(Level.INFO);
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
        boolean _ = context.getLogger(Logger.ROOT_LOGGER_NAME).detachAppender(file);
        file.stop();
    }
}
