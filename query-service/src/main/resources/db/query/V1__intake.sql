-- How far each projection has read, kept with what it wrote: both move in one transaction.
create table consumed_offset (
  projection text not null,
  topic text not null,
  partition integer not null,
  next_offset bigint not null,
  primary key (projection, topic, partition)
);

-- The last event of each aggregate that each projection has applied. A stopped one waits for a retry.
create table progress (
  projection text not null,
  aggregate_id text not null,
  sequence bigint not null,
  stopped boolean not null,
  primary key (projection, aggregate_id)
);

-- Events that came before their time: an earlier one is missing, or could not be applied.
create table waiting_event (
  projection text not null,
  aggregate_id text not null,
  sequence bigint not null,
  topic text not null,
  partition integer not null,
  record_offset bigint not null,
  record bytea not null,
  primary key (projection, aggregate_id, sequence)
);

-- Records that could not be applied. Without a sequence the record could not even be read.
create table dead_letter (
  projection text not null,
  topic text not null,
  partition integer not null,
  record_offset bigint not null,
  aggregate_id text not null,
  sequence bigint,
  type text,
  record bytea not null,
  error text not null,
  primary key (projection, topic, partition, record_offset)
);
create index dead_letter_by_aggregate on dead_letter (aggregate_id);
