-- Every event of every league as it was stored; their pages are folded from here.
create table league_event (
  league_id text not null,
  sequence bigint not null,
  type text not null,
  version text not null,
  time timestamptz not null,
  payload jsonb not null,
  primary key (league_id, sequence)
);
create index league_event_founded on league_event (time desc) where sequence = 0;
