-- Whether everybody may find a rematch depends on what he may know of it, which changes without any event.
alter table table_summary add column rematch boolean not null default false;
update table_summary t set rematch = true, visibility = t.terms ->> 'visibility'
from table_event e where e.table_id = t.table_id and e.sequence = 0 and e.payload ->> 'rematchOf' is not null;
