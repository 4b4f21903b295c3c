package dev.perennial.query.card;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.security.FramedPages;
import dev.perennial.query.picture.TablePicture;
import dev.perennial.query.text.Languages;
import dev.perennial.query.text.WebTexts;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.HtmlUtils;

/** Tells other sites how to show one of our pages, in the format of oembed.com. */
@RestController
@Scoped(Scope.READ)
class OembedController {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 600;
    private static final int LEAST = 200;
    private static final Duration FRESH = Duration.ofMinutes(1);

    private final LinkCards cards;
    private final OwnAddress own;
    private final FramedPages framed;

    OembedController(LinkCards cards, OwnAddress own, FramedPages framed) {
        this.cards = cards;
        this.own = own;
        this.framed = framed;
    }

    /**
     * An answer in the words of the format.
     *
     * @param type rich with a frame, or link if this page cannot be shown in one
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Oembed(
            String type,
            String version,
            String title,
            @JsonProperty("provider_name") String providerName,
            @JsonProperty("provider_url") String providerUrl,
            @JsonProperty("cache_age") long cacheAge,
            @Nullable String html,
            @Nullable Integer width,
            @Nullable Integer height,

            @JsonProperty("thumbnail_url") @Nullable String thumbnailUrl,

            @JsonProperty("thumbnail_width") @Nullable Integer thumbnailWidth,

            @JsonProperty("thumbnail_height") @Nullable Integer thumbnailHeight) {}

    @GetMapping("/api/v1/oembed")
    ResponseEntity<Oembed> oembed(
            @RequestParam String url,
            @RequestParam(defaultValue = "" + WIDTH) int maxwidth,
            @RequestParam(defaultValue = "" + HEIGHT) int maxheight,
            @RequestHeader(name = HttpHeaders.ACCEPT_LANGUAGE, required = false) @Nullable String accepted,
            HttpServletRequest request) {
        var texts = WebTexts.in(Languages.of(null, accepted));
        LinkCard card = own.page(url, request)
                .flatMap(page -> cards.of(page, texts))
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.NOT_FOUND, "UNKNOWN_PAGE", "There is no page at this address that can be shown."));
        int width = Math.clamp(maxwidth, LEAST, WIDTH);
        int height = Math.clamp(maxheight, LEAST, HEIGHT);
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(FRESH).cachePublic())
                .varyBy(HttpHeaders.ACCEPT_LANGUAGE)
                .body(answer(card, own.of(request), width, height));
    }

    private Oembed answer(LinkCard card, String base, int width, int height) {
        boolean frame = card.embed() != null && framed.areAllowed();
        boolean picture = card.picture() != null;
        return new Oembed(
                frame ? "rich" : "link",
                "1.0",
                card.title(),
                "Perennial",
                base,
                FRESH.toSeconds(),
                frame ? iframe(base + card.embed(), card.title(), width, height) : null,
                frame ? width : null,
                frame ? height : null,
                picture ? base + card.picture() : null,
                picture ? TablePicture.WIDTH : null,
                picture ? TablePicture.HEIGHT : null);
    }

    private static String iframe(String address, String title, int width, int height) {
        return "<iframe src=\"%s\" title=\"%s\" width=\"%d\" height=\"%d\" loading=\"lazy\" allowfullscreen></iframe>"
                .formatted(HtmlUtils.htmlEscape(address), HtmlUtils.htmlEscape(title), width, height);
    }
}
