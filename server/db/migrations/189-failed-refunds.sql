-- A bank may send back the money of a refund days after it was made: it is owed again until it is paid in another way.
alter table ledger_entry
  drop constraint ledger_entry_entry_check,
  add constraint ledger_entry_entry_check check (entry in ('CHARGE', 'REFUND', 'REFUND_FAILURE')),
  drop constraint ledger_entry_account_check,
  add constraint ledger_entry_account_check
    check (account in ('PROVIDER', 'BANK', 'SALES', 'TAX', 'STRAY_CHARGES', 'OWED_REFUNDS')),
  drop constraint ledger_entry_of_a_refund,
  add constraint ledger_entry_of_a_refund check (refund_id is null or entry <> 'CHARGE');

create table failed_refund (
  refund_id text primary key check (refund_id <> ''),
  order_id uuid references orders (id),
  invoice_id uuid references invoice (id),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null,
  is_owed boolean not null,
  failed_at timestamptz not null,
  constraint failed_refund_of_one_thing check (num_nonnulls(order_id, invoice_id) = 1)
);
comment on table failed_refund is 'A refund whose money came back to the shop''s account at the provider. Nothing of it changes.';
comment on column failed_refund.refund_id is 'The provider''s id of the refund.';
comment on column failed_refund.invoice_id is 'The invoice of a membership; null for an order.';
comment on column failed_refund.reason is 'The provider''s.';
comment on column failed_refund.is_owed is 'Whether the shop had booked the refund, so that its amount is owed again.';
create index failed_refund_order on failed_refund (order_id) where order_id is not null;
create index failed_refund_invoice on failed_refund (invoice_id) where invoice_id is not null;
create trigger failed_refund_is_a_log before update or delete on failed_refund
  for each row execute function only_add_rows();

create table failed_refund_payment (
  refund_id text primary key check (refund_id <> ''),
  order_id uuid references orders (id),
  invoice_id uuid references invoice (id),
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  constraint failed_refund_payment_of_one_thing check (num_nonnulls(order_id, invoice_id) = 1)
);
comment on table failed_refund_payment is 'Money that paid what failed refunds owe. Nothing of it changes.';
comment on column failed_refund_payment.refund_id is 'The refund that paid it: "bank-" and the id of a bank_refund, or the provider''s id of a repeated one.';
create index failed_refund_payment_order on failed_refund_payment (order_id) where order_id is not null;
create index failed_refund_payment_invoice on failed_refund_payment (invoice_id) where invoice_id is not null;
create trigger failed_refund_payment_is_a_log before update or delete on failed_refund_payment
  for each row execute function only_add_rows();
