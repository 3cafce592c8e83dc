-- Renewals: each try to charge one, and the invoice of each that was paid.
alter table subscription add column announced_charge_on date;
comment on column subscription.announced_charge_on is 'The charge that was announced last, or the day after a trial whose end was; null for none.';

create index subscription_unannounced on subscription (coalesce(next_charge_on, expires_on + 1))
  where status <> 'CANCELED' and announced_charge_on is distinct from coalesce(next_charge_on, expires_on + 1)
    and (next_charge_on is not null or status = 'TRIALING');
create index subscription_lapsing on subscription (expires_on)
  where status <> 'CANCELED' and next_charge_on is null and expires_on is not null;

create table renewal_attempt (
  id uuid primary key,
  subscription_id uuid not null references subscription (id),
  due_on date not null,
  number integer not null check (number > 0),
  charge_on date not null,
  method_id uuid references payment_method (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net bigint not null check (net >= 0),
  tax bigint not null check (tax >= 0),
  gross bigint not null check (gross > 0),
  bill jsonb not null,
  status text not null
    check (status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'DECLINED', 'CANCELED')),
  intent_id text unique,
  failure_code text,
  created_at timestamptz not null,
  asked_at timestamptz not null,
  unique (subscription_id, due_on, number),
  check (net + tax = gross),
  check ((status = 'DECLINED') = (failure_code is not null)),
  check (method_id is not null or status = 'DECLINED'),
  check (status <> 'SUCCEEDED' or intent_id is not null)
);
comment on table renewal_attempt is 'A try to charge a renewal. Subscription, due day and number are the key under which the provider deduplicates.';
comment on column renewal_attempt.due_on is 'The day on which the term that is paid became due; it names the term.';
comment on column renewal_attempt.charge_on is 'The day on which the subscription was to be charged when it was opened; where it no longer is, nobody waits for its answer.';
comment on column renewal_attempt.method_id is 'Null where there was nothing to charge.';
comment on column renewal_attempt.bill is 'What its invoice says beside the amounts, as it was when it was opened.';

create unique index renewal_attempt_live on renewal_attempt (subscription_id)
  where status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING');
create unique index renewal_attempt_paid on renewal_attempt (subscription_id, due_on) where status = 'SUCCEEDED';
create index renewal_attempt_open on renewal_attempt (asked_at)
  where status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING');

create table invoice_series (
  series text primary key check (series <> ''),
  last integer not null check (last > 0)
);
comment on table invoice_series is 'The last number of each series. It is counted up by the transaction that writes the invoice, so that none is left out.';

create table invoice (
  id uuid primary key,
  series text not null references invoice_series (series),
  number integer not null check (number > 0),
  organization_id uuid not null references organization (id),
  subscription_id uuid not null references subscription (id),
  attempt_id uuid not null unique references renewal_attempt (id),
  due_on date not null,
  issued_on date not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  country text not null,
  language text not null,
  currency text not null,
  net bigint not null,
  tax bigint not null,
  gross bigint not null,
  tax_treatment text not null,
  tax_lines jsonb not null,
  tax_id jsonb,
  organization_name text not null,
  billing_address jsonb,
  lines jsonb not null,
  paid_at timestamptz not null,
  unique (series, number),
  unique (subscription_id, due_on),
  check (net + tax = gross)
);
comment on table invoice is 'The bill of a term that was paid, as agreed; nothing of it changes.';
comment on column invoice.issued_on is 'In the organization''s shop.';
comment on column invoice.tax_lines is 'As those of an order.';
comment on column invoice.billing_address is 'Of the latest order; null where the organization never ordered in the shop.';
create index invoice_organization on invoice (organization_id, issued_on);
