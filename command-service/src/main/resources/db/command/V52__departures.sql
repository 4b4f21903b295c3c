-- Who was erased or suspended and has not left his tables yet: written with that change, removed when he has.
create table departure (
  player_id varchar(64) not null primary key
);

-- Which tables somebody has opened, for when he goes.
create index domain_event_table_opened on domain_event_entry ((payload ->> 'owner'))
  where payload_type = 'table.TableOpened';
