-- Readers go by transactions: a row may be read once every transaction up to its own is over, so that none can turn up
-- before it later. What is stored already is older than all of them; the constant default does not rewrite the table.
alter table domain_event_entry add column transaction_id xid8 not null default '0';
alter table domain_event_entry alter column transaction_id set default pg_current_xact_id();
create index domain_event_transaction on domain_event_entry (transaction_id, global_index);
