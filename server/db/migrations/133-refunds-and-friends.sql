-- A charge may be refunded in parts, each of which is booked once.
alter table ledger_entry
  add column refund_id text,
  add constraint ledger_entry_of_a_refund check (refund_id is null or entry = 'REFUND');
comment on column ledger_entry.refund_id is 'The provider''s id of the refund; null for a charge, and for the refund of a stray one.';
alter table ledger_entry drop constraint ledger_entry_pkey;
create unique index ledger_entry_once on ledger_entry (attempt_id, entry, account, refund_id) nulls not distinct;

-- A friend earns credit once, for whichever organization and however they spell their address.
alter table referral add column customer_hash bytea;
comment on column referral.customer_hash is 'SHA-256 of the buyer''s mailbox, which is only compared; null for a referral of an earlier version.';
create unique index referral_once_per_friend on referral (customer_hash);

create index voucher_referrer on voucher (referrer_user_id) where referrer_user_id is not null;
