package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.Request;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentRefusal;

/** Decides who may run a tournament: the organisers of its league, or its creator if it has no league. */
public final class Organisers {
    private Organisers() {}

    static boolean ask(TournamentState state, Request request) {
        return request.inCharge() || (state.rules().league() == null && request.isBy(state.organiser()));
    }

    public static void require(TournamentState state, Request request) {
        TournamentRefusal.NOT_ORGANISER.unless(ask(state, request));
    }
}
