-- What officials decided about rated games, for everybody to read; written with the tables, and rebuilt with them.
create table table_decision (
  table_id text not null,
  sequence bigint not null,        -- of the event that says so
  at timestamptz not null,
  decided text not null,           -- ADJUDICATED, CORRECTED, FORFEITED or VOIDED
  decided_by text not null,
  reason text not null,
  game text not null,
  kind text not null,              -- human or bot: which ladders it would count on
  tournament text,
  listed boolean not null,         -- whether everybody may find the table
  players text[] not null,         -- in seat order
  places_before integer[] not null,
  places_after integer[] not null, -- empty if it names none
  counts boolean not null,         -- whether ladders follow it
  primary key (table_id, sequence)
);
create index table_decision_newest on table_decision (kind, at desc, table_id, sequence);
