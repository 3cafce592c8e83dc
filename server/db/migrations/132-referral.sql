-- Referrers have a code of their own; the order of whoever comes with it earns their organization months of credit.
alter table voucher
  add column referrer_user_id uuid references users (id),
  add column referrer_organization_id uuid references organization (id),
  add constraint voucher_of_a_referrer check (
    num_nulls(referrer_user_id, referrer_organization_id) in (0, 2)
    and (referrer_user_id is null or source = 'REFERRAL')
  ),
  add constraint one_code_per_referrer unique (referrer_organization_id, referrer_user_id);
comment on column voucher.referrer_organization_id is 'Which earns credit by the orders of those who come with this code; null for a code of the catalogue.';

-- What referrers are given is no part of the catalogue: caches stay.
create or replace function voucher_rows_inserted() returns trigger language plpgsql as $$
begin
  if exists (select from present where source <> 'TRADE_IN' and referrer_user_id is null) then
    update catalogue_revision set revision = revision + 1;
  end if;
  return null;
end
$$;
create or replace function voucher_rows_deleted() returns trigger language plpgsql as $$
begin
  if exists (select from former where source <> 'TRADE_IN' and referrer_user_id is null) then
    update catalogue_revision set revision = revision + 1;
  end if;
  return null;
end
$$;

alter table checkout add column referral_code text;
comment on column checkout.referral_code is 'The last referrer''s code that was applied; it stays where another code takes its place.';
alter table orders add column referral_code text;
comment on column orders.referral_code is 'That of the checkout.';

create table referral (
  order_id uuid primary key references orders (id),
  organization_id uuid not null references organization (id),
  status text not null default 'WAITING' check (status in ('WAITING', 'GRANTED', 'REVERSED', 'CANCELED')),
  due_on date not null,
  check_on date check (check_on is null or status in ('WAITING', 'GRANTED')),
  updated_at timestamptz not null default now()
);
comment on table referral is 'An order that a referrer brought. Its credit waits until nothing can be returned any more.';
comment on column referral.organization_id is 'Which earns the credit.';
comment on column referral.due_on is 'First day after the return window, in the shop of the order.';
comment on column referral.check_on is 'When it is looked at next; null where nothing is expected to happen.';
create index referral_organization on referral (organization_id);
create index referral_to_check on referral (check_on, order_id) where check_on is not null;

alter table referral_entry
  add column order_id uuid references orders (id),
  add constraint referral_entry_of_an_order check (order_id is null or reason <> 'SPENT');
comment on column referral_entry.order_id is 'The referred order that earned the months, or lost them; null for what was granted by hand.';
create unique index referral_entry_once on referral_entry (order_id, reason) where order_id is not null;

-- Whatever gives an order back, its referral is looked at again.
create function check_referral_of_order() returns trigger language plpgsql as $$
begin
  update referral set check_on = '0001-01-01' where order_id = new.id and status in ('WAITING', 'GRANTED');
  return null;
end
$$;
create trigger order_given_back after update of status on orders
  for each row when (
    new.referral_code is not null and new.status in ('CANCELED', 'WITHDRAWN') and new.status <> old.status
  )
  execute function check_referral_of_order();

create function check_referral_of_refund() returns trigger language plpgsql as $$
begin
  update referral set check_on = '0001-01-01' where order_id = new.order_id and status in ('WAITING', 'GRANTED');
  return null;
end
$$;
create trigger order_refunded after insert on ledger_entry
  for each row when (new.entry = 'REFUND') execute function check_referral_of_refund();
