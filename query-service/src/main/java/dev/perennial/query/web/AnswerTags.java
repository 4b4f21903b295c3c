package dev.perennial.query.web;

import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.filter.ShallowEtagHeaderFilter;

/**
 * Tags what has no tag of its own, so that who asks again for a list or a ladder is told in a few bytes that nothing has
 * changed. By the bytes and not by a version: names, delays that run out and the time itself change answers too.
 */
final class AnswerTags extends ShallowEtagHeaderFilter {
    AnswerTags() {
        setWriteWeakETag(true); // the same answer, compressed or not
    }

    /** What never ends cannot be tagged by its end; and a page that is forwarded is closed before it could be. */
    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !Asking.isQuestion(request) || Asking.isStream(request) || Asking.isExport(request);
    }
}
