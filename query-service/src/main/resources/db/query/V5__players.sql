-- What others see of a player. An erased player has no row.
create table player (
  player_id varchar(64) not null primary key,
  revision bigint not null,
  display_name text not null,
  guest boolean not null,
  bot boolean not null
);
