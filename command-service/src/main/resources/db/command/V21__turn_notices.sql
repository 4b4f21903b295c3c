-- Where people want to be told that it is their turn. A mail address counts once its owner has answered.
create table notice_address (
  player_id varchar(64) not null primary key,
  webhook text,
  mail text,
  mail_code text,                  -- sent to the address, to be sent back; null once it was
  changed_at timestamptz not null default now()
);

-- What is still to be told. Written in the transaction that makes it somebody's turn.
create table notice (
  notice_id bigserial not null primary key,
  player_id varchar(64) not null,
  table_id varchar(64),            -- null: the question whether the mail address is right
  game text,
  seat integer,
  seat_move integer,
  tries integer not null default 0,
  next_try timestamptz not null default now()
);
create index notice_by_next_try on notice (next_try);
