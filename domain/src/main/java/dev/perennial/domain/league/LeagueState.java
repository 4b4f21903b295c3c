package dev.perennial.domain.league;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent.LeagueFounded;
import dev.perennial.domain.league.LeagueEvent.Move;
import dev.perennial.domain.league.LeagueEvent.Placed;
import dev.perennial.domain.tournament.TournamentId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The state of a league, folded from its events, for both the command and the query side.
 *
 * @param members and the group each is in now
 * @param consents members whom the organisers may enter in the league's tournaments without asking each time
 */
public record LeagueState(
        LeagueId id,
        String name,
        LeagueRules rules,
        Set<PlayerId> organisers,
        Map<PlayerId, String> members,
        Set<PlayerId> consents,
        List<Season> seasons) {

    /**
     * A season with the tournaments that count.
     *
     * @param groups in which group each member was when it was closed; empty while it is open
     * @param rules by which it was closed, whatever the league's are today; null while it is open
     */
    public record Season(
            int number,
            String name,
            boolean closed,
            Map<TournamentId, List<Placed>> tournaments,
            Map<PlayerId, String> groups,
            @Nullable LeagueRules rules) {}

    public static LeagueState founded(LeagueFounded e) {
        return new LeagueState(e.league(), e.name(), e.rules(), Set.of(e.by()), Map.of(), Set.of(), List.of());
    }

    public Optional<Season> openSeason() {
        return seasons.stream().filter(season -> !season.closed()).findFirst();
    }

    public LeagueState evolve(LeagueEvent event) {
        var team = new LinkedHashSet<>(organisers);
        var people = new LinkedHashMap<>(members);
        var agreed = new LinkedHashSet<>(consents);
        var all = new ArrayList<>(seasons);
        LeagueRules changed = rules;
        switch (event) {
            case LeagueFounded e -> {
                return founded(e);
            }
            case LeagueEvent.LeagueRulesChanged e -> changed = e.rules();
            case LeagueEvent.OrganiserAdded e -> team.add(e.player());
            case LeagueEvent.OrganiserRemoved e -> team.remove(e.player());
            case LeagueEvent.MemberJoined e ->
                people.put(e.player(), rules.groups().getLast());
            case LeagueEvent.MemberLeft e -> {
                people.remove(e.player());
                agreed.remove(e.player());
            }
            case LeagueEvent.EntryConsentGiven e -> agreed.add(e.player());
            case LeagueEvent.EntryConsentRevoked e -> agreed.remove(e.player());
            case LeagueEvent.SeasonOpened e ->
                all.add(new Season(e.season(), e.name(), false, Map.of(), Map.of(), null));
            case LeagueEvent.TournamentCounted e -> all.replaceAll(season -> counted(season, e));
            case LeagueEvent.SeasonClosed e -> {
                all.replaceAll(season -> season.number() == e.season()
                        ? new Season(season.number(), season.name(), true, season.tournaments(), members, rules)
                        : season);
                for (Move move : e.moves()) {
                    people.replace(move.player(), move.to());
                }
            }
        }
        return new LeagueState(
                id,
                name,
                changed,
                Collections.unmodifiableSet(team),
                Collections.unmodifiableMap(people),
                Collections.unmodifiableSet(agreed),
                List.copyOf(all));
    }

    private static Season counted(Season season, LeagueEvent.TournamentCounted e) {
        if (season.number() != e.season()) {
            return season;
        }
        var more = new LinkedHashMap<>(season.tournaments());
        more.put(e.tournament(), e.places());
        return new Season(
                season.number(),
                season.name(),
                season.closed(),
                Collections.unmodifiableMap(more),
                season.groups(),
                season.rules());
    }
}
