-- What is to be told goes each way for itself: a dead webhook keeps back no mail, and a mail server that is away calls no
-- webhook twice. Until now one row stood for both.
alter table notice
  add column kind text not null default 'YOUR_TURN',
  add column channel text not null default 'MAIL',
  add column claimed_until timestamptz;       -- somebody is at it

insert into notice (player_id, table_id, game, seat, seat_move, tries, next_try, channel)
select n.player_id, n.table_id, n.game, n.seat, n.seat_move, n.tries, n.next_try, 'WEBHOOK'
from notice n join notice_address a using (player_id)
where n.table_id is not null and a.webhook is not null;

update notice set kind = 'QUESTION' where table_id is null;

create index notice_by_player on notice (player_id, channel);
