-- What a tax service calculated for a checkout and its order, and what it has recorded of the order.
alter table checkout add column tax_calculation jsonb check (jsonb_typeof(tax_calculation) = 'object');
comment on column checkout.tax_calculation is 'The service''s taxes of the address and the lines that its key is a digest of; null before the service was asked.';

alter table orders add column tax_source text not null default 'RATES'
    check (tax_source in ('RATES', 'SERVICE', 'ESTIMATE')),
  add column tax_calculation_id text;
comment on column orders.tax_source is 'The rates of countries, states and provinces; a tax service; or the rates as an estimate, because the service did not answer.';
comment on column orders.tax_calculation_id is 'The service''s calculation by which it records the order; null before there is one.';

create table tax_transaction (
  order_id uuid not null references orders,
  refund_id text not null,
  transaction_id text not null unique,
  total bigint not null,
  tax bigint not null,
  recorded_at timestamptz not null default now(),
  primary key (order_id, refund_id)
);
comment on table tax_transaction is 'The entries of a tax service''s books: one for an order, one for each of its refunds.';
comment on column tax_transaction.refund_id is 'Empty for the order itself; otherwise the provider''s ID of the refund.';
comment on column tax_transaction.total is 'With tax, in minor units of the order''s currency; negative for a refund, as is its tax.';
