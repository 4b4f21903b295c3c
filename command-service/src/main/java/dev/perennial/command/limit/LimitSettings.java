package dev.perennial.command.limit;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How much one player may set going; 0 for any number.
 *
 * @param tablesPerHour tables he opens and bots he seats: tables that never start stay for ever, and bots share a few
 *     threads
 * @param commandsPerSecond what he does at tables and changes about himself, ten times as many at once: each may store
 *     something for ever
 * @param mailsPerHour how often he may have a mail sent to an address that nobody has confirmed
 * @param codesPerHour how often he may be wrong about the code in it
 */
@ConfigurationProperties("perennial.limits")
public record LimitSettings(
        @DefaultValue("300") int tablesPerHour,
        @DefaultValue("20") int commandsPerSecond,
        @DefaultValue("5") int mailsPerHour,
        @DefaultValue("20") int codesPerHour) {}
