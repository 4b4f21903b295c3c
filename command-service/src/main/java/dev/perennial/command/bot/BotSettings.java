package dev.perennial.command.bot;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How bots behave on this node.
 *
 * @param pause before each move, so that people can follow
 * @param threads how many may think at the same time: the rest of the machine is for commands
 * @param expertThreads how many experts may think at the same time, besides: they take longest
 * @param rescue a bot that has not moved this long after its pause was on a node that is gone
 */
@ConfigurationProperties("perennial.bots")
public record BotSettings(
        @DefaultValue("600ms") Duration pause,
        @DefaultValue("2") int threads,
        @DefaultValue("1") int expertThreads,
        @DefaultValue("5s") Duration rescue) {}
