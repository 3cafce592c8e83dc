-- A charge may be refunded in parts, each of which is booked once.
alter table ledger_entry
  add column refund_id text,
  add constraint ledger_entry_of_a_refund check (refund_id is null or entry = 'REFUND');
comment on column ledger_entry.refund_id is 'The provider''s id of the refund; null for a charge, and for the refund of a stray one.';
alter table ledger_entry drop constraint ledger_entry_pkey;
create unique index ledger_entry_once on ledger_entry (attempt_id, entry, account, refund_id) nulls not distinct;
