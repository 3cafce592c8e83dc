-- Transfers to the shop's bank account, which operators record for a quote or an order that is owed.
create table bank_transfer (
  id uuid primary key,
  order_id uuid not null references orders (id),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reference text not null unique check (char_length(reference) between 1 and 140),
  recorded_by text not null check (char_length(recorded_by) between 1 and 200),
  recorded_at timestamptz not null
);
comment on table bank_transfer is 'Money that arrived at the shop''s bank. Together, those of an order are at most its total; once they are its total, the order is paid. Nothing of it changes.';
comment on column bank_transfer.reference is 'As on the bank statement: the same one is recorded once.';
comment on column bank_transfer.recorded_by is 'The operator, as their machine names them.';
create index bank_transfer_order on bank_transfer (order_id);
create trigger bank_transfer_is_a_log before update or delete on bank_transfer
  for each row execute function only_add_rows();

alter table ledger_entry
  drop constraint ledger_entry_account_check,
  add constraint ledger_entry_account_check
    check (account in ('PROVIDER', 'BANK', 'SALES', 'TAX', 'STRAY_CHARGES'));
