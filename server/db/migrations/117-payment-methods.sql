-- Payment methods that are kept for later payments. Each belongs to who is charged: an organization, or a person who pays
-- for themselves. The provider has the number; here is what its owner recognises it by.
create table provider_customer (
  id uuid primary key,
  user_id uuid references users (id),
  organization_id uuid references organization (id),
  customer_id text not null unique check (customer_id <> ''),
  created_at timestamptz not null default now(),
  constraint customer_has_one_owner check (num_nonnulls(user_id, organization_id) = 1)
);
comment on table provider_customer is 'Who an owner of payment methods is at the card provider.';
create unique index provider_customer_user on provider_customer (user_id) where user_id is not null;
create unique index provider_customer_organization on provider_customer (organization_id) where organization_id is not null;

create table payment_method (
  id uuid primary key,
  user_id uuid references users (id),
  organization_id uuid references organization (id),
  customer_id text not null check (customer_id <> ''),
  provider_method_id text not null unique check (provider_method_id <> ''),
  method text not null check (method <> ''),
  details jsonb not null,
  is_primary boolean not null,
  added_by uuid references users (id),
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint method_has_one_owner check (num_nonnulls(user_id, organization_id) = 1),
  check (not (is_primary and removed_at is not null))
);
comment on column payment_method.method is 'A way to pay, which says what the details are.';
comment on column payment_method.details is 'What its owner recognises it by, such as brand, last digits and expiry of a card; never a number.';
comment on column payment_method.is_primary is 'Charged first: for renewals, where an organization has it.';
comment on column payment_method.added_by is 'Who gave it, or bought with it.';
comment on column payment_method.removed_at is 'Its row stays, because payments name it.';
create unique index payment_method_primary_of_user on payment_method (user_id) where is_primary;
create unique index payment_method_primary_of_organization on payment_method (organization_id) where is_primary;
create index payment_method_user on payment_method (user_id) where user_id is not null and removed_at is null;
create index payment_method_organization on payment_method (organization_id)
  where organization_id is not null and removed_at is null;

-- What a charge says beside its amount stays as it was decided: the provider refuses the same key with other parameters.
alter table payment_attempt
  add column customer_id text check (customer_id <> ''),
  add column is_kept boolean not null default false;
comment on column payment_attempt.customer_id is 'Who has what is charged at the provider; null for what was entered just now.';
comment on column payment_attempt.is_kept is 'Whether the buyer agreed that it is kept for later payments.';
