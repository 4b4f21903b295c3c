package dev.perennial.query.lobby;

import dev.perennial.query.board.TableView;
import dev.perennial.query.ladder.LadderLeaders;
import dev.perennial.query.table.TableList;
import dev.perennial.query.tournament.TournamentList;
import java.util.List;
import java.util.Map;

/**
 * Everything the home page shows to everyone: tables to join and to watch, what has just ended, what is coming.
 *
 * @param boards the first of the running tables as a spectator sees them, by table
 * @param ladders the best players of each game
 * @param ratings what the ladder of all games shows of those who play and are on it
 * @param version as that of a list: the tables that are shown, and nothing about others
 */
record Lobby(
        List<TableList.Row> open,
        List<TableList.Row> playing,
        List<TableList.Row> finished,
        Map<String, TableView> boards,
        List<TournamentList.Row> tournaments,
        Map<String, List<LadderLeaders.Top>> ladders,
        Map<String, String> names,
        Map<String, Long> ratings,
        String version) {}
