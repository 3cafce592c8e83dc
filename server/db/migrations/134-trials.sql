-- Memberships that are tried before they are charged, each person and organization once.
alter table product_variant
  add column trial_days integer check (trial_days > 0),
  add constraint tried_variant_renews check (trial_days is null or renews_after_months is not null);
comment on column product_variant.trial_days is 'Days for which a membership is tried before its first term is charged; null without a trial.';

create table trial (
  holder text primary key,
  order_id uuid not null references orders (id),
  created_at timestamptz not null default now()
);
create index trial_order on trial (order_id);
comment on table trial is 'Whoever has had a trial, or is about to order one: no two orders give the same holder a trial.';
comment on column trial.holder is 'An organization, a person or a mailbox: its kind, a colon and its ID or address.';

alter table payment_attempt drop constraint payment_attempt_amount_check;
alter table payment_attempt add constraint payment_attempt_amount_check check (amount >= 0);
comment on column payment_attempt.amount is 'Minor units; 0 where a payment method is only saved for the end of a trial.';
