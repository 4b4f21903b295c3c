-- When each table has to be looked at next: a clock runs out, or a bot's node may have died.
-- Written in the transaction that stores the table's events; read by the clock of the database.
create table deadline (
  table_id varchar(64) not null primary key,
  due timestamptz not null,
  sequence bigint not null,        -- of the table when this was written
  claimed_until timestamptz not null default '-infinity'
);
create index deadline_by_due on deadline (due);
