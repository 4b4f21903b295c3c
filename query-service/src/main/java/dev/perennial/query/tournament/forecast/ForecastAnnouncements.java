package dev.perennial.query.tournament.forecast;

import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.query.tournament.TournamentBoards;
import org.springframework.stereotype.Component;

/** Lets everyone who watches a tournament know that it has a new forecast, whichever node computed it. */
@Component
class ForecastAnnouncements implements SignalHandler {
    static final String CHANNEL = "forecasts";

    private final TournamentBoards boards;

    ForecastAnnouncements(TournamentBoards boards) {
        this.boards = boards;
    }

    @Override
    public String channel() {
        return CHANNEL;
    }

    @Override
    public void on(String tournament) {
        boards.announceForecast(tournament);
    }

    /** The next forecast announces itself again. */
    @Override
    public void onDoubt() {}
}
