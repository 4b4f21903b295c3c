package dev.perennial.http.forwarding;

import dev.perennial.http.Problem;
import dev.perennial.http.problem.ProblemWriter;
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
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.ForwardedHeaderFilter;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Restores the client's address from the headers of trusted proxies. Headers from anyone else are dropped, and so are
 * headers that change the path, since none of our proxies does that.
 */
public final class TrustedForwarding extends OncePerRequestFilter {
    private final TrustedProxies trusted;
    private final ProblemWriter problems = new ProblemWriter();
    private final ForwardedHeaderFilter believe = new ForwardedHeaderFilter();
    private final ForwardedHeaderFilter ignore = new ForwardedHeaderFilter();

    public TrustedForwarding(TrustedProxies trusted) {
        this.trusted = trusted;
        ignore.setRemoveOnly(true);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Optional<String> odd = malformed(request);
        if (odd.isPresent()) {
            String detail = "The header " + odd.get() + " cannot be read.";
            problems.write(response, Problem.of(HttpStatus.BAD_REQUEST, "MALFORMED", detail));
        } else if (trusted.contains(request.getRemoteAddr())) {
            believe.doFilter(new LastStranger(request), response, chain);
        } else {
            ignore.doFilter(new WithoutPaths(request), response, chain);
        }
    }

    private static Optional<String> malformed(HttpServletRequest request) {
        for (String name : ForwardingHeaders.all()) {
            for (var values = request.getHeaders(name); values.hasMoreElements(); ) {
                if (!ForwardingHeaders.isProper(name, values.nextElement())) {
                    return Optional.of(name);
                }
            }
        }
        return Optional.empty();
    }

    private static class WithoutPaths extends HttpServletRequestWrapper {
        WithoutPaths(HttpServletRequest request) {
            super(request);
        }

        @Override
        public @Nullable String getHeader(String name) {
            return ForwardingHeaders.isDropped(name) ? null : super.getHeader(name);
        }

        @Override
        public Enumeration<String> getHeaders(String name) {
            return ForwardingHeaders.isDropped(name) ? Collections.emptyEnumeration() : super.getHeaders(name);
        }

        @Override
        public Enumeration<String> getHeaderNames() {
            List<String> names = Collections.list(super.getHeaderNames());
            names.removeIf(ForwardingHeaders::isDropped);
            return Collections.enumeration(names);
        }
    }

    /**
     * Every proxy appends the address it was called from; earlier entries were written by the client. So the last
     * address that is not one of our proxies is the client.
     */
    private final class LastStranger extends WithoutPaths {
        private final @Nullable String address;

        LastStranger(HttpServletRequest request) {
            super(request);
            List<String> way = new ArrayList<>();
            Collections.list(request.getHeaders(ForwardingHeaders.FOR))
                    .forEach(line -> ForwardingHeaders.entries(line).forEach(way::add));
            List<String> back = way.reversed();
            address = back.stream()
                    .filter(each -> !trusted.contains(each))
                    .findFirst()
                    .orElse(back.isEmpty() ? null : back.getLast());
        }

        @Override
        public @Nullable String getHeader(String name) {
            return name.equalsIgnoreCase(ForwardingHeaders.FOR) ? address : super.getHeader(name);
        }

        @Override
        public Enumeration<String> getHeaders(String name) {
            return name.equalsIgnoreCase(ForwardingHeaders.FOR)
                    ? Collections.enumeration(address == null ? List.of() : List.of(address))
                    : super.getHeaders(name);
        }
    }
}
