-- Dead letters an operator gave up for good: a rebuild, which meets the record again, leaves it out again.
create table given_up (
  projection text not null,
  topic text not null,
  partition integer not null,
  record_offset bigint not null,
  given_up_by text not null,
  given_up_at timestamptz not null default now(),
  primary key (projection, topic, partition, record_offset)
);

-- The numbers that were left out because of that: whatever comes under one of them later is too late.
create table passed_over (
  projection text not null,
  aggregate_id text not null,
  sequence bigint not null,
  primary key (projection, aggregate_id, sequence)
);
