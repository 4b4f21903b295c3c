-- Records of topics that this service could not read, as they came. They are tried again at every start.
create table unread_record (
  reader text not null,
  topic text not null,
  partition integer not null,
  record_offset bigint not null,
  record_key text,
  record bytea,
  error text not null,             -- the kind only: what a record says may be a secret
  primary key (reader, topic, partition, record_offset)
);
