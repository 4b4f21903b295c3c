-- Games that were played to a result, for profiles, search and export.
create table played_game (
  table_id text not null primary key,
  game text not null,
  finished_at timestamptz not null,
  delay_seconds integer not null,  -- how much later spectators may know of it
  listed boolean not null,         -- whether everybody may find it
  tournament text,
  players text[] not null,         -- in seat order
  seats jsonb not null,            -- seat, player, place, points, bot
  moves integer not null,
  events integer not null,
  minutes integer not null
);
create index played_game_newest on played_game (finished_at desc, table_id desc);
create index played_game_by_game on played_game (game, finished_at desc, table_id desc);
create index played_game_by_tournament on played_game (tournament) where tournament is not null;
create index played_game_by_player on played_game using gin (players);

create table played_seat (
  table_id text not null,
  seat integer not null,
  player_id text not null,
  game text not null,
  finished_at timestamptz not null,
  place integer not null,
  points integer not null,
  figures jsonb not null,          -- what the game itself counts
  primary key (table_id, seat)
);
create index played_seat_by_player on played_seat (player_id, game, finished_at desc);
create index played_seat_by_points on played_seat (game, points);
