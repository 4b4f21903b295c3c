-- Reports are dealt with, and what admins did stays written down.
alter table player_report add column closed_at timestamptz, add column closed_by varchar(64);
create index player_report_open on player_report (reported_at) where closed_at is null;

create table admin_action (
  action_id bigserial not null primary key,
  admin_id varchar(64) not null,
  action varchar(32) not null,
  player_id varchar(64),
  detail varchar(500),
  done_at timestamptz not null
);
create index admin_action_player on admin_action (player_id);

-- Tokens of programs that were issued until then carry roles their owner has lost.
alter table account add column roles_cut_at timestamptz;
create index account_roles_cut on account (roles_cut_at) where roles_cut_at is not null;

alter table personal_token add column revoked_at timestamptz;
create index personal_token_revoked on personal_token (revoked_at) where revoked_at is not null;

-- Who comes by way of another provider, and under which account he is known here.
create table external_identity (
  issuer varchar(500) not null,
  subject varchar(255) not null,
  player_id varchar(64) not null references account,
  primary key (issuer, subject)
);
create index external_identity_player on external_identity (player_id);

-- At which tables somebody sat, for the download of his own data.
create index domain_event_seat_taken on domain_event_entry ((payload ->> 'player'))
  where payload_type = 'table.SeatTaken';
