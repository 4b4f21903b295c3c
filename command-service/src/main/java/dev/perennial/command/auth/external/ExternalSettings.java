package dev.perennial.command.auth.external;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * An external OpenID provider to sign in with.
 *
 * @param issuer its address, with its metadata below; empty for none
 * @param name what the button says
 */
@ConfigurationProperties("perennial.external")
public record ExternalSettings(
        @DefaultValue("") String issuer,
        @DefaultValue("") String clientId,
        @DefaultValue("") String clientSecret,
        @DefaultValue("OpenID") String name) {

    public boolean isOn() {
        return !issuer.isEmpty();
    }

    @Override
    public String toString() {
        return "ExternalSettings[" + issuer + "]";
    }
}
