package dev.perennial.tournament.limit;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How much one player may set going; 0 for any number.
 *
 * @param commandsPerSecond whatever they change in tournaments and leagues, ten times as many at once
 * @param tournamentsPerHour tournaments they create and leagues they found: both stay for ever
 * @param botsPerHour bots they enter, in all tournaments together: bots share a few threads
 * @param invitationsPerHour players they invite: each may get a notice
 * @param openInvitations invitations a player has yet to answer: with more nobody could find the one that counts
 */
@ConfigurationProperties("perennial.limits")
public record LimitSettings(
        @DefaultValue("20") int commandsPerSecond,
        @DefaultValue("60") int tournamentsPerHour,
        @DefaultValue("256") int botsPerHour,
        @DefaultValue("200") int invitationsPerHour,
        @DefaultValue("20") int openInvitations) {}
