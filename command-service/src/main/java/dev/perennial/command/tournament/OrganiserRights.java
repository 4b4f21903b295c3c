package dev.perennial.command.tournament;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.command.table.TableOrganisers;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent;
import dev.perennial.domain.league.LeagueEvent.LeagueFounded;
import dev.perennial.domain.league.LeagueEvent.OrganiserAdded;
import dev.perennial.domain.league.LeagueEvent.OrganiserRemoved;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.CommentatorAppointed;
import dev.perennial.domain.tournament.TournamentEvent.CommentatorDismissed;
import dev.perennial.domain.tournament.TournamentEvent.RulesSet;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** The organisers of tournaments: a league's team for its tournaments, the creator for any other. */
@Repository
public class OrganiserRights implements TableOrganisers {
    private static final long REMEMBERED = 10_000;

    private final JdbcTemplate jdbc;
    private final Cache<TournamentId, PlayerId> creators =
            Caffeine.newBuilder().maximumSize(REMEMBERED).build();

    OrganiserRights(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public boolean organises(PlayerId player, TableId table) {
        return PairedTable.tournamentOf(table)
                .map(tournament -> organises(player, tournament))
                .orElse(false);
    }

    @Override
    public boolean commentates(PlayerId player, TableId table) {
        return PairedTable.tournamentOf(table)
                .map(tournament -> commentates(player, tournament))
                .orElse(false);
    }

    private boolean commentates(PlayerId player, TournamentId tournament) {
        Long found = jdbc.queryForObject(
                "select count(*) from commentator_of_tournament where tournament_id = ? and player_id = ?",
                Long.class,
                tournament.code(),
                player.code());
        return found != null && found > 0;
    }

    /** It never changes, and is asked at every turn of a bot. */
    @Override
    public Optional<PlayerId> organiserOf(TableId table) {
        return PairedTable.tournamentOf(table)
                .flatMap(tournament -> Optional.ofNullable(creators.get(tournament, this::creator)));
    }

    private @Nullable PlayerId creator(TournamentId tournament) {
        return jdbc
                .queryForList(
                        "select player_id from organiser_of_tournament where tournament_id = ?",
                        String.class,
                        tournament.code())
                .stream()
                .findFirst()
                .map(PlayerId::new)
                .orElse(null);
    }

    /** Whether a decision has reached its table already. */
    boolean isDone(String eventId) {
        Long found = jdbc.queryForObject(
                "select count(*) from tournament_decision_done where event_id = ?", Long.class, eventId);
        return found != null && found > 0;
    }

    void done(String eventId) {
        jdbc.update("insert into tournament_decision_done (event_id) values (?) on conflict do nothing", eventId);
    }

    public boolean organises(PlayerId player, TournamentId tournament) {
        Long found = jdbc.queryForObject("""
                select count(*) from organiser_of_tournament t
                where t.tournament_id = ? and (
                  (t.league_id is null and t.player_id = ?)
                  or exists (select 1 from organiser_of_league l
                    where l.league_id = t.league_id and l.player_id = ?))
                """, Long.class, tournament.code(), player.code(), player.code());
        return found != null && found > 0;
    }

    @Override
    public boolean wasApproved(TableId table, Instant at) {
        return PairedTable.tournamentOf(table)
                .map(tournament -> wasApproved(tournament, at))
                .orElse(false);
    }

    /** A tournament of a league is as good as its league; any other one as the person who made it. */
    boolean wasApproved(TournamentId tournament, Instant at) {
        var then = at.atOffset(ZoneOffset.UTC);
        Long found = jdbc.queryForObject("""
                select count(*) from organiser_of_tournament t join rated_approval a
                  on a.approved = case when t.league_id is null then 'ORGANISER' else 'LEAGUE' end
                  and a.approved_id = coalesce(t.league_id, t.player_id)
                where t.tournament_id = ? and a.approved_at <= ? and (a.withdrawn_at is null or a.withdrawn_at > ?)
                """, Long.class, tournament.code(), then, then);
        return found != null && found > 0;
    }

    /** Each change says all there is to know, so one that comes again does no harm. */
    void apply(LeagueEvent event) {
        switch (event) {
            case LeagueFounded e -> add(e.league(), e.by());
            case OrganiserAdded e -> add(e.league(), e.player());
            case OrganiserRemoved e ->
                jdbc.update(
                        "delete from organiser_of_league where league_id = ? and player_id = ?",
                        e.league().code(),
                        e.player().code());
            default -> {}
        }
    }

    private void add(LeagueId league, PlayerId player) {
        jdbc.update(
                "insert into organiser_of_league (league_id, player_id) values (?, ?) on conflict do nothing",
                league.code(),
                player.code());
    }

    void apply(TournamentEvent event) {
        switch (event) {
            case TournamentCreated e ->
                jdbc.update("""
                        insert into organiser_of_tournament (tournament_id, player_id) values (?, ?)
                        on conflict do nothing
                        """, e.tournament().code(), e.organiser().code());
            case RulesSet e ->
                jdbc.update(
                        "update organiser_of_tournament set league_id = ? where tournament_id = ?",
                        e.rules().league(),
                        e.tournament().code());
            case CommentatorAppointed e ->
                jdbc.update("""
                        insert into commentator_of_tournament (tournament_id, player_id) values (?, ?)
                        on conflict do nothing
                        """, e.tournament().code(), e.player().code());
            case CommentatorDismissed e ->
                jdbc.update(
                        "delete from commentator_of_tournament where tournament_id = ? and player_id = ?",
                        e.tournament().code(),
                        e.player().code());
            default -> {}
        }
    }
}
