package dev.perennial.query.card;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.Optional;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/** The public address of this server: as configured, else as the reader called it. */
@Component
class OwnAddress {
    private final String configured;

    OwnAddress(@Value("${perennial.query.public-url}") String configured) {
        this.configured = configured.replaceAll("/+$", "");
    }

    /** Without a slash at its end. */
    String of(HttpServletRequest request) {
        return configured.isEmpty()
                ? ServletUriComponentsBuilder.fromContextPath(request).build().toUriString()
                : configured;
    }

    /** The page of this server that an address names; nothing for a page of another server. */
    Optional<SharedAddress> page(String address, HttpServletRequest request) {
        try {
            URI uri = URI.create(address);
            String host = uri.getRawAuthority();
            boolean own = host == null
                    ? address.startsWith("/")
                    : host.equalsIgnoreCase(URI.create(of(request)).getRawAuthority());
            return own && uri.getPath() != null ? SharedAddress.of(uri.getPath(), uri.getRawQuery()) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // not an address at all
        }
    }
}
