package dev.perennial.query.card;

import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.text.Languages;
import dev.perennial.query.text.WebTexts;
import dev.perennial.query.web.AppPage;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.UriUtils;

/** The app's page for addresses that people share, with the data that other sites show of a link. */
@Hidden
@RestController
@Scoped(Scope.READ)
class SharedPageController {
    private static final Logger LOG = LoggerFactory.getLogger(SharedPageController.class);
    private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);

    private final LinkCards cards;
    private final OwnAddress own;
    private final AppPage page;

    SharedPageController(LinkCards cards, OwnAddress own, AppPage page) {
        this.cards = cards;
        this.own = own;
        this.page = page;
    }

    @GetMapping({
        "/tables/{table}",
        "/tables/{table}/replay",
        "/c/{table}/{moments}",
        "/players/{player}",
        "/tournaments/{tournament}"
    })
    ResponseEntity<String> page(
            @RequestHeader(name = HttpHeaders.ACCEPT_LANGUAGE, required = false) @Nullable String accepted,
            HttpServletRequest request) {
        String head = head(request, WebTexts.in(Languages.of(null, accepted)));
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .eTag("W/\"" + page.version() + "-" + Integer.toHexString(head.hashCode()) + "\"")
                .varyBy(HttpHeaders.ACCEPT_LANGUAGE)
                .contentType(HTML)
                .body(page.withHead(head));
    }

    /** The page is served even if its preview cannot be made. */
    private String head(HttpServletRequest request, WebTexts texts) {
        try {
            return SharedAddress.of(request.getServletPath(), request.getQueryString())
                    .flatMap(address -> cards.of(address, texts))
                    .map(card -> head(card, own.of(request)))
                    .orElse("");
        } catch (DataAccessException | IllegalStateException e) {
            LOG.warn("no preview of {}", request.getServletPath(), e);
            return "";
        }
    }

    private static String head(LinkCard card, String base) {
        String address = UriUtils.encode(base + card.path(), StandardCharsets.UTF_8);
        return card.head(base, base + "/api/v1/oembed?url=" + address);
    }
}
