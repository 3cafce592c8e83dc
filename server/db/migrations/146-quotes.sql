-- A quote is an order that its buyer can see before it is paid.
alter table checkout
  add column quote_data jsonb,
  add column note text not null default '';
comment on column checkout.quote_data is 'What the buyer says about their organization for a quote; null until they save it.';
comment on column checkout.note is 'What the buyer tells the shop about the order; empty for nothing.';

alter table orders
  add column note text not null default '',
  add column quote_data jsonb,
  add column quote_status text check (quote_status in ('OPEN', 'PAID', 'EXPIRED')),
  add column quoted_at timestamptz,
  add column quote_expires_at timestamptz,
  add check ((quote_status is null) = (quoted_at is null) and (quoted_at is null) = (quote_expires_at is null)),
  drop constraint orders_check3,
  add constraint orders_confirmed check (
    case when quote_status in ('OPEN', 'EXPIRED') then confirmed_at is null
      else (status = 'UNCONFIRMED') = (confirmed_at is null) end
  ),
  add constraint orders_of_quotes check (
    quote_status is null or (quote_status = 'OPEN') = (status = 'UNCONFIRMED')
  );
comment on column orders.note is 'That of the checkout.';
comment on column orders.quote_data is 'That of the checkout; null unless a quote was requested.';
comment on column orders.quote_status is 'Null for an order that was never a quote.';
comment on column orders.quoted_at is 'When the quote was requested: its buyer sees it from then on.';
comment on column orders.quote_expires_at is 'Its prices are valid before this moment.';
create index orders_quote_expiry on orders (quote_expires_at) where quote_status = 'OPEN';
