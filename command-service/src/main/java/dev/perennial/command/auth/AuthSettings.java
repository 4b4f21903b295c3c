package dev.perennial.command.auth;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Lifetimes and limits of signing in.
 *
 * @param accessLifetime how long a signed token is valid; a sign-out or suspension takes effect everywhere after it at
 * the latest
 * @param sessionLifetime how long a sign-in lasts that is not used
 * @param guestLifetime the same for guests, who have no other way back
 * @param refreshGrace a refresh token used again this soon was sent twice, by two pages or after a lost answer; later
 * it was stolen
 * @param linkLifetime how long a recovery link is valid
 * @param keyRotation after how long tokens are signed with a new key
 * @param failures wrong passwords for one name from one address, within five minutes
 * @param failuresEverywhere the same from all addresses together; far more, so that strangers cannot easily lock a
 * player out
 * @param attempts how often one address may try to sign in or recover, within five minutes
 * @param newcomers how many accounts and guests one address may make within an hour; a whole club may share one
 */
@ConfigurationProperties("perennial.auth")
public record AuthSettings(
        @DefaultValue("10m") Duration accessLifetime,
        @DefaultValue("30d") Duration sessionLifetime,
        @DefaultValue("180d") Duration guestLifetime,
        @DefaultValue("10s") Duration refreshGrace,
        @DefaultValue("24h") Duration linkLifetime,
        @DefaultValue("90d") Duration keyRotation,
        @DefaultValue("10") int failures,
        @DefaultValue("100") int failuresEverywhere,
        @DefaultValue("100") int attempts,
        @DefaultValue("200") int newcomers) {}
