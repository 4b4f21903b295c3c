-- Rated games in the order they are rated: the number of the first result a table had, whatever was corrected later.
create table ladder_game (
  result_no bigint not null primary key,
  table_id text not null unique,
  sequence bigint not null,        -- of the event at the table that says so: a later one corrects an earlier one
  game text not null,
  kind text not null,              -- human or bot
  finished_at timestamptz not null,
  players text[] not null,         -- in seat order
  places integer[] not null
);
create index ladder_game_by_game on ladder_game (kind, game, result_no);

-- What each game did to each of its players, ladder by ladder, and where he stood after it.
create table ladder_point (
  ladder text not null,            -- a game, or overall
  kind text not null,
  player_id text not null,
  result_no bigint not null,
  table_id text not null,
  at timestamptz not null,
  place integer not null,
  seats integer not null,
  before double precision not null,
  after double precision not null,
  games integer not null,
  wins integer not null,
  reached_top boolean not null,
  peak double precision not null,
  peak_at timestamptz not null,
  form integer[] not null,         -- the latest places, the newest last
  primary key (ladder, kind, player_id, result_no)
);
create index ladder_point_by_number on ladder_point (ladder, kind, result_no);
create index ladder_point_by_time on ladder_point (ladder, kind, at);

-- Where everybody stands now: each player's latest point.
create table ladder_standing (
  ladder text not null,
  kind text not null,
  player_id text not null,
  rating double precision not null,
  games integer not null,
  wins integer not null,
  peak double precision not null,
  peak_at timestamptz not null,
  last_played timestamptz not null,
  form integer[] not null,
  result_no bigint not null,
  primary key (ladder, kind, player_id)
);
create index ladder_standing_order on ladder_standing (ladder, kind, rating desc, player_id);
create index ladder_standing_of_player on ladder_standing (player_id);

-- Results that were changed after they had been rated; empty places: the game counts no longer.
create table ladder_correction (
  result_no bigint not null primary key,
  rated_as bigint not null,        -- the game's place in the order
  table_id text not null,
  game text not null,
  kind text not null,
  at timestamptz not null,
  places_before integer[] not null,
  places_after integer[] not null
);
create index ladder_correction_by_game on ladder_correction (kind, game);
