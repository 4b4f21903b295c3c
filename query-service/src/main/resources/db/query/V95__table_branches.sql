-- Tables that go on with the game of another one; written with the tables, and rebuilt with them.
create table table_branch (
  table_id text primary key,       -- the one that goes on
  parent text not null,            -- where the game was played
  sequence bigint not null,        -- the parent's last event of the shared past
  deal text not null,              -- REAL or REDEALT
  perspective integer,             -- the seat whose knowledge stayed as it was; null with the real deal
  seed text,                       -- of a redeal that anyone can repeat; null if it was secret
  opened_at timestamptz not null
);
create index table_branch_of on table_branch (parent, sequence, opened_at);
