package dev.perennial.query.web;

import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.filter.ShallowEtagHeaderFilter;

/**
 * Tags answers without a tag of their own, so that repeated requests for a list or ladder get a short answer if nothing
 * changed. The tag hashes the bytes, because names, expiring delays and time itself change answers too.
 */
final class AnswerTags extends ShallowEtagHeaderFilter {
    AnswerTags() {
        setWriteWeakETag(true); // the same answer, compressed or not
    }

    /** Endless answers cannot be hashed, and a forwarded page is closed too early. */
    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !RequestKind.isQuestion(request) || RequestKind.isStream(request) || RequestKind.isExport(request);
    }
}
