package dev.perennial.command.limit;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Limits per player; 0 means no limit.
 *
 * @param tablesPerHour tables they open and bots they seat: tables that never start stay forever, and bots share a few
 * threads
 * @param commandsPerSecond moves and account changes, with bursts of ten times as many: each may store something for
 * ever
 * @param mailsPerHour mails sent to an address that is not confirmed
 * @param codesPerHour wrong confirmation codes
 * @param hintsPerMinute hints at tables against bots: each takes an expert's time
 */
@ConfigurationProperties("perennial.limits")
public record LimitSettings(
        @DefaultValue("300") int tablesPerHour,
        @DefaultValue("20") int commandsPerSecond,
        @DefaultValue("5") int mailsPerHour,
        @DefaultValue("20") int codesPerHour,
        @DefaultValue("30") int hintsPerMinute) {}
