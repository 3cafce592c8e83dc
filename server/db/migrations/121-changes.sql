-- Changes of a running subscription: what was paid for its term, what is scheduled, and each try to charge a change.
create function pg_temp.money_json(amount bigint, currency text) returns jsonb language sql immutable as $$
  select jsonb_build_object('amount', amount, 'currency', currency)
$$;
create function pg_temp.taxed_json(net bigint, gross bigint, currency text) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'net', pg_temp.money_json(net, currency),
    'tax', pg_temp.money_json(gross - net, currency),
    'gross', pg_temp.money_json(gross, currency)
  )
$$;
create function pg_temp.payment_json(net bigint, gross bigint, currency text) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'worth', pg_temp.taxed_json(net, gross, currency),
    'received', pg_temp.money_json(gross, currency),
    'credited', pg_temp.money_json(0, currency)
  )
$$;

-- What an order asked for its plan or its seats, after discounts.
update orders set sale = sale || jsonb_build_object('paid', (
  select pg_temp.taxed_json(sum(discounted_net)::bigint, sum(discounted_gross)::bigint, orders.currency)
  from order_line where order_id = orders.id and kind = 'SUBSCRIPTION' having count(*) > 0
)) where sale is not null;

alter table subscription
  drop column scheduled_plan_type,
  drop column scheduled_feature_skus,
  add column term jsonb check (term ? 'firstDay' and term ? 'payment'),
  add column scheduled jsonb check (scheduled ? 'planType' and scheduled ? 'price');

-- The last term. It was paid by its invoice, or else by the order of its plan; what the shop sold neither way is not credited.
update subscription set term = jsonb_build_object(
  'firstDay', greatest(starts_on, (last_day + 1 - make_interval(months => term_months))::date),
  'payment', coalesce(
    (
      select pg_temp.payment_json(invoice.net, invoice.gross, invoice.currency) from invoice
      where invoice.subscription_id = subscription.id and invoice.last_day = lasting.last_day
      order by invoice.issued_on desc limit 1
    ),
    (
      select pg_temp.payment_json(
        sum(discounted_net)::bigint, sum(discounted_gross)::bigint, min(orders.currency)
      )
      from order_line join orders on orders.id = order_line.order_id
      where orders.id = subscription.order_id and kind = 'SUBSCRIPTION'
        and not exists (select from invoice where invoice.subscription_id = subscription.id)
      having count(*) > 0
    )
  )
)
from (
  select id, case when status = 'PAST_DUE' then expires_on - 14 else expires_on end as last_day from subscription
) as lasting
where lasting.id = subscription.id and expires_on is not null;

alter table subscription
  add constraint term_of_what_ends check (term is not null or expires_on is null),
  add constraint scheduled_for_a_renewal check (scheduled is null or next_charge_on is not null);
comment on column subscription.term is 'The running term, or the last: its first day, and what was paid in the shop for it; null for what never ends.';
comment on column subscription.scheduled is 'The plan of the next term, with its seats and its agreed price; null where it stays as it is.';

create table change_attempt (
  id uuid primary key,
  subscription_id uuid not null references subscription (id),
  user_id uuid not null references users (id),
  key text not null check (char_length(key) between 1 and 64),
  parameters_hash bytea not null,
  before jsonb not null,
  change jsonb not null,
  bill jsonb not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net bigint not null check (net >= 0),
  tax bigint not null check (tax >= 0),
  gross bigint not null,
  method_id uuid references payment_method (id),
  token text check (token <> ''),
  customer_id text check (customer_id <> ''),
  is_kept boolean not null,
  status text not null
    check (status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'DECLINED', 'CANCELED')),
  intent_id text unique,
  failure_code text,
  created_at timestamptz not null,
  asked_at timestamptz not null,
  unique (user_id, key),
  check (net + tax = gross),
  check (status <> 'DECLINED' or failure_code is not null),
  check ((gross = 0) = (token is null)),
  check (gross > 0 or (status = 'SUCCEEDED' and intent_id is null)),
  check (status <> 'SUCCEEDED' or gross = 0 or intent_id is not null)
);
comment on table change_attempt is 'A change of a subscription, written down before it is charged. Its id is the key under which the provider deduplicates.';
comment on column change_attempt.key is 'The caller''s name for the change, which is made once.';
comment on column change_attempt.before is 'The subscription as it was: where it has become another one, nobody waits for the answer.';
comment on column change_attempt.change is 'What the subscription becomes once it is paid, with all amounts, as it was previewed.';
comment on column change_attempt.bill is 'What its invoice says beside the amounts.';
comment on column change_attempt.method_id is 'The saved payment method; null for what was entered, and where nothing is due.';

create unique index change_attempt_live on change_attempt (subscription_id)
  where status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING');
create index change_attempt_open on change_attempt (asked_at)
  where status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING');
create index change_attempt_created on change_attempt (created_at);
create index change_attempt_subscription on change_attempt (subscription_id);

alter table invoice
  alter column attempt_id drop not null,
  add column change_attempt_id uuid unique references change_attempt (id),
  drop constraint invoice_subscription_id_due_on_key,
  add constraint invoice_of_one_attempt check (num_nonnulls(attempt_id, change_attempt_id) = 1);
create unique index invoice_renewal on invoice (subscription_id, due_on) where attempt_id is not null;
comment on table invoice is 'The bill of a term, or of a change of one, that was paid as agreed; nothing of it changes.';
comment on column invoice.due_on is 'The day that names the renewed term, or the one of the change.';
