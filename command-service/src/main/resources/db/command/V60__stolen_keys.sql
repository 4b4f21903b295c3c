-- Keys that somebody else may have had: what they signed is worth nothing in any service.
create table stolen_key (
  key_id varchar(200) not null primary key,
  replaced_at timestamptz not null
);
