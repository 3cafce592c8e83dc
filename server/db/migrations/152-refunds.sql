-- Refunds that operators ask for, with who asked and why, and the credit notes of everything that was refunded.
create table refund (
  id uuid primary key,
  order_id uuid references orders (id),
  invoice_id uuid references invoice (id),
  amount bigint not null check (amount > 0),
  asked_amount bigint check (asked_amount = amount),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null check (char_length(reason) between 1 and 500),
  requested_by text not null check (char_length(requested_by) between 1 and 200),
  requested_at timestamptz not null,
  check (num_nonnulls(order_id, invoice_id) = 1)
);
comment on table refund is 'A refund that an operator asked for. Its id is the key under which the provider deduplicates. Nothing of it changes.';
comment on column refund.order_id is 'The order that is refunded; null for an invoice of a membership.';
comment on column refund.asked_amount is 'The amount as asked for; null for everything that was left.';
comment on column refund.requested_by is 'The operator, as their machine names them.';
create index refund_order on refund (order_id) where order_id is not null;
create index refund_invoice on refund (invoice_id) where invoice_id is not null;

create table refund_outcome (
  refund_id uuid primary key references refund (id),
  outcome text not null check (outcome in ('MADE', 'REFUSED')),
  detail text check ((detail is null) = (outcome = 'MADE')),
  created_at timestamptz not null
);
comment on table refund_outcome is 'How a refund ended; missing while the provider has not answered definitely.';
comment on column refund_outcome.detail is 'Why it was refused.';

create function only_add_rows() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end
$$;
create trigger refund_is_a_log before update or delete on refund
  for each row execute function only_add_rows();
create trigger refund_outcome_is_a_log before update or delete on refund_outcome
  for each row execute function only_add_rows();

create table credit_note_series (
  series text primary key check (series <> ''),
  last integer not null check (last > 0)
);
comment on table credit_note_series is 'The last number of each series of credit notes, which is a country and a year. It is counted up by the transaction that writes the credit note.';

create table credit_note (
  id uuid primary key,
  series text not null references credit_note_series (series),
  number integer not null check (number > 0),
  invoice_id uuid not null references invoice (id),
  refund_id text not null unique check (refund_id <> ''),
  issued_on date not null,
  net bigint not null,
  tax bigint not null,
  gross bigint not null check (gross > 0),
  tax_lines jsonb not null,
  refunded_at timestamptz not null,
  unique (series, number),
  check (net + tax = gross)
);
comment on table credit_note is 'What was refunded of an invoice, whoever refunded it. Nothing of it changes.';
comment on column credit_note.refund_id is 'The provider''s id of the refund.';
comment on column credit_note.issued_on is 'In the buyer''s shop.';
comment on column credit_note.tax_lines is 'As those of the invoice: their part of what was refunded.';
create index credit_note_invoice on credit_note (invoice_id, number);
create trigger credit_note_is_a_log before update or delete on credit_note
  for each row execute function only_add_rows();
