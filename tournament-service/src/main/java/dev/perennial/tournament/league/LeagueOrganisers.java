package dev.perennial.tournament.league;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueState;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/**
 * The organisers of each league and the players who let them enter them, written in the transaction that stores the
 * league's events.
 */
@Repository
public class LeagueOrganisers {
    private final JdbcTemplate jdbc;

    LeagueOrganisers(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    void write(LeagueState state) {
        jdbc.update(
                "delete from league_organiser where league_id = ?", state.id().code());
        for (PlayerId player : state.organisers()) {
            jdbc.update(
                    "insert into league_organiser (league_id, player_id) values (?, ?)",
                    state.id().code(),
                    player.code());
        }
        jdbc.update(
                "delete from league_entry_consent where league_id = ?",
                state.id().code());
        for (PlayerId player : state.consents()) {
            jdbc.update(
                    "insert into league_entry_consent (league_id, player_id) values (?, ?)",
                    state.id().code(),
                    player.code());
        }
    }

    /** Whether this member lets the organisers of that league enter them. */
    public boolean mayEnter(String league, PlayerId player) {
        Long found = jdbc.queryForObject(
                "select count(*) from league_entry_consent where league_id = ? and player_id = ?",
                Long.class,
                league,
                player.code());
        return found != null && found > 0;
    }

    /** A league has organisers as long as it exists. */
    public boolean knows(String league) {
        Long found =
                jdbc.queryForObject("select count(*) from league_organiser where league_id = ?", Long.class, league);
        return found != null && found > 0;
    }

    public boolean contains(String league, PlayerId player) {
        Long found = jdbc.queryForObject(
                "select count(*) from league_organiser where league_id = ? and player_id = ?",
                Long.class,
                league,
                player.code());
        return found != null && found > 0;
    }
}
