-- Secrets stay out of events: the seed of a running game waits here until the game is over.
create table server_seed (
  table_id varchar(64) not null primary key,
  seed bytea not null
);

-- Finished games in the order the relay first met them. Ladders follow this number for ever.
create table result_number (
  result_no bigint not null primary key,
  event_id varchar(255) not null unique
);
