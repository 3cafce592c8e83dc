-- What a tax service has recorded of the invoices of memberships. Invoices that exist are not recorded.
create table membership_tax_calculation (
  invoice_id uuid primary key references invoice,
  calculation_id text not null
);
comment on table membership_tax_calculation is 'The service''s calculation by which it records an invoice, kept before it is used.';

create table membership_tax_transaction (
  invoice_id uuid not null references invoice,
  refund_id text not null,
  transaction_id text not null unique,
  total bigint not null,
  tax bigint not null,
  recorded_at timestamptz not null default now(),
  primary key (invoice_id, refund_id)
);
comment on table membership_tax_transaction is 'The entries of a tax service''s books about memberships: one for an invoice, one for each of its refunds.';
comment on column membership_tax_transaction.refund_id is 'Empty for the invoice itself; otherwise the provider''s ID of the refund.';
comment on column membership_tax_transaction.total is 'With tax, in minor units of the invoice''s currency; negative for a refund, as is its tax.';
