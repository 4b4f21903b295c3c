package dev.perennial.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.filter.ForwardedHeaderFilter;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Who asked, by which address, as the proxies in front of us say it. Only those we know are believed; from anybody else
 * such headers are taken away.
 */
final class TrustedForwarding extends OncePerRequestFilter {
    private static final String FOR = "X-Forwarded-For";

    private final TrustedProxies trusted;
    private final ForwardedHeaderFilter believe = new ForwardedHeaderFilter();
    private final ForwardedHeaderFilter ignore = new ForwardedHeaderFilter();

    TrustedForwarding(TrustedProxies trusted) {
        this.trusted = trusted;
        ignore.setRemoveOnly(true);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (trusted.contains(request.getRemoteAddr())) {
            believe.doFilter(new LastStranger(request), response, chain);
        } else {
            ignore.doFilter(request, response, chain);
        }
    }

    /**
     * Every proxy adds whom it was asked by at the end of the list; what stands further in front was written by the
     * client itself. So the last one who is no proxy of ours is who asked.
     */
    private final class LastStranger extends HttpServletRequestWrapper {
        private final @Nullable String address;

        LastStranger(HttpServletRequest request) {
            super(request);
            List<String> way = new ArrayList<>();
            Collections.list(request.getHeaders(FOR)).forEach(line -> Collections.addAll(way, line.split(",", -1)));
            List<String> back = way.stream().map(String::strip).toList().reversed();
            address = back.stream()
                    .filter(each -> !trusted.contains(each))
                    .findFirst()
                    .orElse(back.isEmpty() ? null : back.getLast());
        }

        @Override
        public @Nullable String getHeader(String name) {
            return name.equalsIgnoreCase("Forwarded")
                    ? null
                    : name.equalsIgnoreCase(FOR) ? address : super.getHeader(name);
        }

        @Override
        public Enumeration<String> getHeaders(String name) {
            String value = getHeader(name);
            return name.equalsIgnoreCase(FOR) || name.equalsIgnoreCase("Forwarded")
                    ? Collections.enumeration(value == null ? List.of() : List.of(value))
                    : super.getHeaders(name);
        }
    }
}
