-- Every event of every tournament as it was stored: pages, streams and exports are folded from here.
create table tournament_event (
  tournament_id text not null,
  sequence bigint not null,
  type text not null,
  version text not null,
  time timestamptz not null,
  payload jsonb not null,
  primary key (tournament_id, sequence)
);

-- Lists know more than they did: everything is read again.
truncate tournament;
alter table tournament
  add column league text,
  add column status text not null,
  add column round integer not null,
  add column players integer not null;
create index tournament_by_league on tournament (league) where league is not null;
delete from consumed_offset where projection = 'tournaments';
delete from progress where projection = 'tournaments';
delete from waiting_event where projection = 'tournaments';
delete from dead_letter where projection = 'tournaments';
