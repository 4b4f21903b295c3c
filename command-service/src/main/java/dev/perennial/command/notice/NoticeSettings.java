package dev.perennial.command.notice;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Settings of the turn notices.
 *
 * @param publicUrl the public address, for links; without it the links are left out
 * @param privateWebhooks whether webhooks may lead into the own network
 * @param invitationsPerHour about how many invitations of one sender players are notified
 * @param invitationsToOnePerDay about how many invitations of one sender one player is notified
 */
@ConfigurationProperties("perennial.notices")
public record NoticeSettings(
        @DefaultValue("") String publicUrl,
        @DefaultValue("false") boolean privateWebhooks,
        @DefaultValue("100") int invitationsPerHour,
        @DefaultValue("3") int invitationsToOnePerDay,
        @DefaultValue Smtp smtp) {

    /** The encryption of the mail connection. */
    public enum Security {
        NONE,
        STARTTLS,
        TLS
    }

    /**
     * The mail server; without a host no mail is sent.
     *
     * @param from the sender's address
     */
    public record Smtp(
            @DefaultValue("") String host,
            @DefaultValue("25") int port,
            @DefaultValue("NONE") Security security,
            @DefaultValue("") String user,
            @DefaultValue("") String password,
            @DefaultValue("perennial@localhost") String from) {

        @Override
        public String toString() {
            return "Smtp[" + host + ":" + port + "]";
        }
    }

    boolean hasMail() {
        return !smtp.host().isEmpty();
    }
}
