-- Ladders stop before the first result that spectators may not know yet: it is looked for with every page.
create index ladder_game_by_time on ladder_game (finished_at);
