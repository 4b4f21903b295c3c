-- Organisers look people up by the beginning of their names.
create index player_by_name on player (lower(display_name) text_pattern_ops);
