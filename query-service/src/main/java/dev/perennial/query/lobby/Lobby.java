package dev.perennial.query.lobby;

import dev.perennial.query.table.TableList;
import java.util.List;
import java.util.Map;

/**
 * Tables one can join, and tables one can watch.
 *
 * @param ratings what the ladder of all games shows of those who play and are on it
 * @param version as that of a list: the tables that are shown, and nothing about others
 */
record Lobby(
        List<TableList.Row> open,
        List<TableList.Row> playing,
        Map<String, String> names,
        Map<String, Long> ratings,
        String version) {}
