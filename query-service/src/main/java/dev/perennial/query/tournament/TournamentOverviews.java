package dev.perennial.query.tournament;

import org.springframework.stereotype.Component;

/** The overview of a tournament as everyone may see it. */
@Component
public class TournamentOverviews {
    private final Organisers organisers;
    private final TournamentNames names;

    TournamentOverviews(Organisers organisers, TournamentNames names) {
        this.organisers = organisers;
        this.names = names;
    }

    public TournamentViews.Overview of(TournamentMoment moment) {
        var team = organisers.of(moment.state());
        return TournamentViews.overview(moment, team, names.of(moment.state(), team));
    }
}
