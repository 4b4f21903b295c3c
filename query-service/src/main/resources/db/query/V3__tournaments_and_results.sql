create table tournament (
  tournament_id text not null primary key,
  name text not null,
  game text not null,
  table_size integer not null,
  rounds integer not null,
  organiser text not null,
  created_at timestamptz not null,
  sequence bigint not null,
  created_index bigint not null,
  last_index bigint not null
);
create index tournament_newest on tournament (created_index desc);

-- Finished games in the order that counts for ladders.
create table game_result (
  result_no bigint not null primary key,
  table_id text not null,
  game text not null,
  finished_at timestamptz not null,
  players jsonb not null,
  result jsonb not null
);
create index game_result_by_table on game_result (table_id);
