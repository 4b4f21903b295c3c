package dev.perennial.command.auth;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Another OpenID provider by which one can sign in.
 *
 * @param issuer its address, under which it tells the rest about itself; empty for none
 * @param name what the button says
 */
@ConfigurationProperties("perennial.external")
record ExternalSettings(
        @DefaultValue("") String issuer,
        @DefaultValue("") String clientId,
        @DefaultValue("") String clientSecret,
        @DefaultValue("OpenID") String name) {

    boolean isOn() {
        return !issuer.isEmpty();
    }

    @Override
    public String toString() {
        return "ExternalSettings[" + issuer + "]";
    }
}
