-- The truth of a service: its events, and how far the relay has carried them.
create table domain_event_entry (
  global_index bigserial not null primary key,
  aggregate_identifier varchar(255) not null,
  sequence_number bigint not null,
  type varchar(255),
  event_identifier varchar(255) not null unique,
  meta_data jsonb,
  payload jsonb not null,
  payload_revision varchar(255),
  payload_type varchar(255) not null,
  time_stamp varchar(255) not null,
  unique (aggregate_identifier, sequence_number)
);

create table snapshot_event_entry (
  aggregate_identifier varchar(255) not null,
  sequence_number bigint not null,
  type varchar(255) not null,
  event_identifier varchar(255) not null unique,
  meta_data jsonb,
  payload jsonb not null,
  payload_revision varchar(255),
  payload_type varchar(255) not null,
  time_stamp varchar(255) not null,
  primary key (aggregate_identifier, sequence_number)
);

create table token_entry (
  processor_name varchar(255) not null,
  segment integer not null,
  token bytea,
  token_type varchar(255),
  timestamp varchar(255),
  owner varchar(255),
  primary key (processor_name, segment)
);
