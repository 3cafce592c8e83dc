-- Invoices of orders, beside those of renewals and changes, with everything that their printed form says.
alter table invoice
  alter column organization_id drop not null,
  alter column subscription_id drop not null,
  alter column due_on drop not null,
  alter column first_day drop not null,
  alter column last_day drop not null,
  add column order_id uuid unique references orders (id),
  add column buyer_references jsonb not null default '{}',
  add column payment jsonb check (payment ? 'method'),
  add column seller jsonb check (seller ? 'name'),
  drop constraint invoice_of_one_attempt,
  add constraint invoice_of_one_charge check (num_nonnulls(attempt_id, change_attempt_id, order_id) = 1),
  add constraint invoice_of_a_term check (
    (order_id is null) = (num_nonnulls(organization_id, subscription_id, due_on, first_day, last_day) = 5)
    and (order_id is not null) = (num_nonnulls(organization_id, subscription_id, due_on, first_day, last_day) = 0)
  );
comment on table invoice is 'The bill of an order, of a term or of a change of one, that was paid as agreed; nothing of it changes.';
comment on column invoice.order_id is 'Null where a renewal or a change was charged.';
comment on column invoice.issued_on is 'In the buyer''s shop.';
comment on column invoice.billing_address is 'Null where the organization never ordered in the shop.';
comment on column invoice.buyer_references is 'What the buyer''s purchasing department asks for, by name.';
comment on column invoice.payment is 'How it was paid: method and details; null where that was not kept.';
comment on column invoice.seller is 'The seller as it was then: name, address, country and VAT number; null for invoices that are older than the column.';
comment on table invoice_series is 'The last number of each series, which is a country and a year. It is counted up by the transaction that writes the invoice, so that none is left out.';

-- Those of the orders that were charged before.
create temp table charged on commit drop as
select orders.id, orders.country || '-' || to_char(confirmed_at at time zone 'UTC', 'YYYY') as series,
  row_number() over (
    partition by orders.country, to_char(confirmed_at at time zone 'UTC', 'YYYY') order by confirmed_at, orders.id
  ) as number
from orders where status <> 'UNCONFIRMED' and charge_status = 'FULLY_CHARGED' and total_gross > 0;

insert into invoice_series (series, last) select series, max(number) from charged group by series;

insert into invoice (
  id, series, number, order_id, issued_on, country, language, currency, net, tax, gross, tax_treatment, tax_lines, tax_id,
  organization_name, billing_address, lines, paid_at, payment
)
select gen_random_uuid(), series, charged.number, orders.id, (confirmed_at at time zone 'UTC')::date, country, language,
  currency, total_net, total_tax, total_gross, tax_treatment, coalesce(tax_lines, '[]'), tax_id, organization_name,
  billing_address,
  (
    select jsonb_agg(jsonb_build_object(
      'kind', 'ITEM', 'name', product_name || case variant_name when '' then '' else ', ' || variant_name end, 'sku', sku,
      'quantity', quantity, 'unit', jsonb_build_object('net', unit_net, 'tax', unit_tax, 'gross', unit_gross),
      'net', line.total_net, 'tax', line.total_tax, 'gross', line.total_gross
    ) order by position)
    from order_line as line where order_id = orders.id
  ) || coalesce((
    select jsonb_build_array(jsonb_build_object(
      'kind', 'DISCOUNT', 'name', coalesce(voucher_code, ''), 'sku', null, 'quantity', 1,
      'net', sum(discounted_net - line.total_net), 'tax', sum(discounted_tax - line.total_tax),
      'gross', sum(discounted_gross - line.total_gross)
    ))
    from order_line as line where order_id = orders.id
    having sum(discounted_gross - line.total_gross) <> 0
  ), '[]') || case when shipping_method is null and shipping_gross = 0 then '[]' else jsonb_build_array(jsonb_build_object(
    'kind', 'SHIPPING', 'name', coalesce(shipping_method->>'name', ''), 'sku', null, 'quantity', 1,
    'net', shipping_net, 'tax', shipping_tax, 'gross', shipping_gross
  )) end,
  confirmed_at,
  (
    select jsonb_build_object('method', method, 'details', card) from payment_attempt
    where order_id = orders.id and payment_attempt.status = 'SUCCEEDED' limit 1
  )
from charged join orders on orders.id = charged.id;
