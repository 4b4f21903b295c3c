package dev.perennial.tournament.limit;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Limits per player; 0 means no limit.
 *
 * @param commandsPerSecond changes to tournaments and leagues, with bursts of ten times as many
 * @param tournamentsPerHour tournaments they create and leagues they create: both stay forever
 * @param botsPerHour bots they enter, in all tournaments together: bots share a few threads
 * @param invitationsPerHour players they invite: each may get a notice
 * @param openInvitations invitations a player has yet to answer: more would hide the one that matters
 */
@ConfigurationProperties("perennial.limits")
public record LimitSettings(
        @DefaultValue("20") int commandsPerSecond,
        @DefaultValue("60") int tournamentsPerHour,
        @DefaultValue("256") int botsPerHour,
        @DefaultValue("200") int invitationsPerHour,
        @DefaultValue("20") int openInvitations) {}
