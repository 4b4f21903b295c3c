package dev.perennial.query.card;

import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.query.picture.Pictures;
import dev.perennial.query.picture.TablePicture;
import dev.perennial.query.player.Players;
import dev.perennial.query.text.Languages;
import dev.perennial.query.text.WebTexts;
import dev.perennial.query.tournament.TournamentBoards;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Pictures of players and tournaments for the previews of links. */
@RestController
@Scoped(Scope.READ)
class CardPictureController {
    private static final Duration FRESH = Duration.ofMinutes(5);

    private final CardPictures cards;
    private final Pictures pictures;
    private final Players players;
    private final TournamentBoards tournaments;

    CardPictureController(CardPictures cards, Pictures pictures, Players players, TournamentBoards tournaments) {
        this.cards = cards;
        this.pictures = pictures;
        this.players = players;
        this.tournaments = tournaments;
    }

    @Answers(type = MediaType.IMAGE_PNG_VALUE)
    @GetMapping(path = "/api/v1/players/{player}/picture.png", produces = MediaType.IMAGE_PNG_VALUE)
    ResponseEntity<byte[]> player(
            @PathVariable String player,
            @RequestParam(required = false) @Nullable String language,
            @RequestHeader(name = HttpHeaders.ACCEPT_LANGUAGE, required = false) @Nullable String accepted,
            HttpServletRequest request)
            throws InterruptedException {
        var found = players.find(player).orElseThrow(RequestFields::unknownPlayer);
        return answer(cards.of(found, WebTexts.in(Languages.of(language, accepted))), request);
    }

    @Answers(type = MediaType.IMAGE_PNG_VALUE)
    @GetMapping(path = "/api/v1/tournaments/{tournament}/picture.png", produces = MediaType.IMAGE_PNG_VALUE)
    ResponseEntity<byte[]> tournament(
            @PathVariable String tournament,
            @RequestParam(required = false) @Nullable String language,
            @RequestHeader(name = HttpHeaders.ACCEPT_LANGUAGE, required = false) @Nullable String accepted,
            HttpServletRequest request)
            throws InterruptedException {
        var state = tournaments.of(tournament).state();
        return answer(cards.of(state, WebTexts.in(Languages.of(language, accepted))), request);
    }

    private ResponseEntity<byte[]> answer(TablePicture picture, HttpServletRequest request)
            throws InterruptedException {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(FRESH).cachePublic())
                .varyBy(HttpHeaders.ACCEPT_LANGUAGE)
                .contentType(MediaType.IMAGE_PNG)
                .body(pictures.png(picture, PictureAsker.of(request)));
    }
}
