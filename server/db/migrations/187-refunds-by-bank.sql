-- What was paid by bank transfer is returned at the shop's bank. Operators record it, so that its credit note is issued.
create table bank_refund (
  id uuid primary key,
  order_id uuid references orders (id),
  invoice_id uuid references invoice (id),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reference text not null unique check (char_length(reference) between 1 and 140),
  recorded_by text not null check (char_length(recorded_by) between 1 and 200),
  recorded_at timestamptz not null,
  constraint bank_refund_returns_one_thing check (num_nonnulls(order_id, invoice_id) = 1)
);
comment on table bank_refund is 'Money that was returned at the shop''s bank. Its id, after "bank-", is that of the refund in the journal and on the credit note. Nothing of it changes.';
comment on column bank_refund.invoice_id is 'The invoice of a renewal; null for an order.';
comment on column bank_refund.reference is 'As on the bank statement: the same one is recorded once.';
comment on column bank_refund.recorded_by is 'The operator, as their machine names them.';
create trigger bank_refund_is_a_log before update or delete on bank_refund
  for each row execute function only_add_rows();
