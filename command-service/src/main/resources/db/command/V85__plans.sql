-- Moves that players have put together but not made: played if their time runs out. Secret, so no events.
create table plan (
  table_id varchar(64) not null,
  seat smallint not null,
  seat_move integer not null,      -- the seat's own number of the first move; a plan for another one is over
  key varchar(100) not null,
  moves jsonb not null,
  primary key (table_id, seat)
);
