package dev.perennial.domain.league;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.text.WrittenText;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import org.jspecify.annotations.Nullable;

/** The rights of a request's sender in a league, and the reason they have to give. */
record LeagueRights(LeagueState state, Request request) {
    private static final int LONGEST_REASON = 500;

    void requireOrganiser() {
        TournamentRefusal.NOT_ORGANISER.unless(isByOrganiser());
    }

    void requireSelfOrOrganiser(PlayerId player) {
        TournamentRefusal.NOT_YOURSELF.unless(request.isBy(player) || isByOrganiser());
    }

    /** Only the members themselves can consent, not even an administrator for them. */
    void requireMember(PlayerId player) {
        TournamentRefusal.NOT_YOURSELF.unless(request.isBy(player));
        TournamentRefusal.UNKNOWN_PLAYER.unless(state.members().containsKey(player));
    }

    private boolean isByOrganiser() {
        return request.inCharge() || state.organisers().stream().anyMatch(request::isBy);
    }

    /** Players who act for themselves need no reason. */
    @Nullable
    String reasonAbout(PlayerId player) {
        return request.isBy(player) ? null : reason();
    }

    String reason() {
        String why = request.reason();
        TournamentRefusal.REASON_MISSING.unless(why != null);
        String given = why == null ? "" : why;
        TournamentRefusal.BAD_TEXT.unless(WrittenText.fits(given, LONGEST_REASON));
        return given;
    }
}
