-- A notice may be about a tournament instead of a table.
alter table notice add column tournament_id varchar(64);

-- Which invitations were told to whom: each once, and not too many by the same person.
create table invitation_notice (
  tournament_id varchar(64) not null,
  player_id varchar(64) not null,
  sender_id varchar(64) not null,
  told_at timestamptz not null default now(),
  primary key (tournament_id, player_id)
);
create index invitation_notice_by_sender on invitation_notice (sender_id, told_at);
create index invitation_notice_by_player on invitation_notice (player_id);

-- Blocks from before there was a topic for them.
insert into player_outbox (player_id) select distinct player_id from player_block;
