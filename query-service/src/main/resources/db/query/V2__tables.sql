-- Every event of every table as it was stored: boards, streams and histories are read from here.
create table table_event (
  table_id text not null,
  sequence bigint not null,
  type text not null,
  version text not null,
  time timestamptz not null,
  payload jsonb not null,
  primary key (table_id, sequence)
);

-- One row per table, for lists.
create table table_summary (
  table_id text not null primary key,
  game text not null,
  rules_version text not null,
  status text not null,
  players jsonb not null,          -- in seat order, null where nobody sits
  awaited integer[] not null,      -- the seats that have to act now
  owner text not null,
  commitment text not null,
  options jsonb not null,
  result jsonb,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  sequence bigint not null,
  opened_index bigint not null,    -- the global index of its first event: the order of lists
  last_index bigint not null       -- and of its last one: the greatest of all is the version of a list
);
create index table_summary_newest on table_summary (opened_index desc);
create index table_summary_by_status on table_summary (status, opened_index desc);
create index table_summary_by_game on table_summary (game, opened_index desc);
create index table_summary_version on table_summary (last_index desc);
