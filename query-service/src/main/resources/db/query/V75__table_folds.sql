-- The states of tables that this process has put aside: a move at one of very many tables does not read its whole
-- history. Only a cache: a process reads what it wrote itself, nothing is rebuilt from it, and a crash may empty it.
create unlogged table table_fold (
  table_id text not null primary key,
  run uuid not null,               -- of the process that wrote it
  sequence bigint not null,        -- of the last event in it
  state text not null
);
