-- Rebuilds that were asked for, and how far they have come: any process may ask, one does it.
create table rebuild_run (
  projection text not null primary key,
  state text not null,             -- REQUESTED, RUNNING, DONE, FAILED
  node text,                       -- who does it
  done bigint not null,
  total bigint not null
);
