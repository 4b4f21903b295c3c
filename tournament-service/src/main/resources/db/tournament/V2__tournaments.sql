-- What has to be known of every tournament without reading its history; written with its events.
create table tournament_card (
  tournament_id varchar(64) not null primary key,
  game text not null,
  league varchar(64),
  due timestamptz,                 -- when time moves it on; null if only people can
  claimed_until timestamptz not null default '-infinity'
);
create index tournament_card_by_due on tournament_card (due) where due is not null;

create table league_organiser (
  league_id varchar(64) not null,
  player_id varchar(64) not null,
  primary key (league_id, player_id)
);

-- Ratings for seeding, and the results they come from; to be thrown away and read again from the topic at any time.
create table seed_result (
  result_no bigint not null primary key,
  table_id varchar(64) not null,
  game text not null,
  players text[] not null,
  places integer[] not null
);
create index seed_result_by_table on seed_result (table_id);
create index seed_result_by_game on seed_result (game);

create table seed_rating (
  game text not null,
  player_id varchar(64) not null,
  rating double precision not null,
  games integer not null,
  reached_top boolean not null,
  primary key (game, player_id)
);
