package dev.perennial.tournament.http;

import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.http.RequestFields;

/** Reads the ids of tournaments and leagues. One that cannot exist is answered like one that does not. */
final class RequestIds {
    private RequestIds() {}

    static TournamentId tournament(String text) {
        return RequestFields.id(text, TournamentId::new, TournamentProblems.unknownTournament());
    }

    static LeagueId league(String text) {
        return RequestFields.id(text, LeagueId::new, LeagueController.unknownLeague());
    }
}
