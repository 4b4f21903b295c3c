-- Who plays here. Names stand in this table and nowhere else in this database: no event has one.
create table account (
  player_id varchar(64) not null primary key,
  name varchar(32),             -- to sign in with; guests have none
  name_key varchar(32) unique,  -- the same for all ways to write it
  display_name varchar(200),    -- null once erased
  password_hash varchar(200),
  roles text[] not null default '{player}',
  guest boolean not null,
  language varchar(35),
  time_zone varchar(64),
  created_at timestamptz not null,
  suspended_at timestamptz,
  suspended_because varchar(500),
  erased_at timestamptz,
  revision bigint not null default 1  -- of what others see: display name and guest
);
create index account_suspended on account (suspended_at) where suspended_at is not null;
create index account_erased on account (erased_at) where erased_at is not null;

-- Whose public record is to be sent to Kafka: written with the change, removed when the broker has it. No names here.
create table player_outbox (
  id bigserial not null primary key,
  player_id varchar(64) not null
);

-- One sign-in on one device: the family of refresh tokens that follow each other.
create table sign_in (
  session_id varchar(64) not null primary key,
  player_id varchar(64) not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sign_in_player on sign_in (player_id);
create index sign_in_revoked on sign_in (revoked_at) where revoked_at is not null;
create index sign_in_expires on sign_in (expires_at);

create table refresh_token (
  token_hash bytea not null primary key,
  session_id varchar(64) not null references sign_in on delete cascade,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);

create table recovery_code (
  player_id varchar(64) not null references account,
  code_hash bytea not null,
  primary key (player_id, code_hash)
);

-- A link given out by an admin, good once.
create table recovery_link (
  token_hash bytea not null primary key,
  player_id varchar(64) not null references account,
  expires_at timestamptz not null
);

create table personal_token (
  token_id varchar(64) not null primary key,
  token_hash bytea not null unique,
  player_id varchar(64) not null references account,
  label varchar(200) not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index personal_token_player on personal_token (player_id);

create table player_block (
  player_id varchar(64) not null references account,
  blocked_id varchar(64) not null,
  since timestamptz not null,
  primary key (player_id, blocked_id)
);
create index player_block_blocked on player_block (blocked_id);

create table player_report (
  report_id bigserial not null primary key,
  reporter_id varchar(64) not null,
  reported_id varchar(64) not null,
  reason varchar(32) not null,
  remark varchar(2000),
  table_id varchar(64),
  reported_at timestamptz not null
);
create index player_report_reported on player_report (reported_id);
