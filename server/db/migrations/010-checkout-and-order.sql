-- A checkout is one row. Prices are not stored: they come from the catalogue whenever the checkout is shown.
create table checkout (
  id uuid primary key,
  token_hash bytea not null unique,
  version integer not null default 1,
  country text not null,
  currency text not null,
  language text not null,
  email text not null default '',
  marketing_opt_in boolean not null default false,
  purchase_order_number text not null default '',
  cost_centre text not null default '',
  lines jsonb not null default '[]',
  shipping_address jsonb,
  billing_address jsonb,
  shipping_method_id text,
  voucher_code text,
  payment jsonb,
  placements integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  placed_order_id uuid
) with (fillfactor = 70);
comment on column checkout.version is 'Grows with every change of the buyer.';
comment on column checkout.placements is 'Grows with every try to place it, so that two tries cannot both begin.';

create index checkout_expiry on checkout (expires_at);

-- One row per intent to place an order. A finished row answers every repetition with the same response.
create table idempotency (
  scope text not null,
  key text not null,
  params_hash bytea not null,
  recovery_point text not null check (recovery_point in ('STARTED', 'ORDER_FROZEN', 'FINISHED')),
  locked_at timestamptz,
  attempt_id uuid,
  response jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (scope, key),
  check ((recovery_point = 'FINISHED') = (finished_at is not null)),
  check ((recovery_point = 'FINISHED') = (response is not null))
);

create index idempotency_attempt on idempotency (attempt_id);
create index idempotency_age on idempotency (created_at);

create sequence order_number start with 100001;

-- An order is UNCONFIRMED, and nobody sees it, until its charge succeeded. All amounts are minor units.
create table orders (
  id uuid primary key,
  number bigint not null unique default nextval('order_number'),
  checkout_id uuid not null unique references checkout (id),
  token_hash bytea not null unique,
  status text not null check (status in ('UNCONFIRMED', 'UNFULFILLED', 'FULFILLED', 'CANCELED')),
  payment_status text not null check (payment_status in ('OPEN', 'PAID')),
  charge_status text not null
    check (charge_status in ('NOT_CHARGED', 'ASYNC_PROCESSING', 'PARTIALLY_CHARGED', 'FULLY_CHARGED')),
  country text not null,
  currency text not null,
  language text not null,
  email text not null,
  bundle_type text,
  purchase_order_number text not null,
  cost_centre text not null,
  voucher_code text,
  discount_name text not null,
  payment_method text not null,
  attestations text[] not null,
  tax_treatment text not null,
  tax_rate_ppm integer not null check (tax_rate_ppm >= 0),
  subtotal_net bigint not null,
  subtotal_tax bigint not null,
  subtotal_gross bigint not null,
  discount bigint not null check (discount >= 0),
  shipping_net bigint not null,
  shipping_tax bigint not null,
  shipping_gross bigint not null,
  total_net bigint not null,
  total_tax bigint not null,
  total_gross bigint not null check (total_gross >= 0),
  shipping_method jsonb,
  shipping_address jsonb,
  billing_address jsonb not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  check (subtotal_net + subtotal_tax = subtotal_gross),
  check (shipping_net + shipping_tax = shipping_gross),
  check (total_net + total_tax = total_gross),
  check ((status = 'UNCONFIRMED') = (confirmed_at is null))
);

alter table checkout add foreign key (placed_order_id) references orders (id);

create table order_line (
  order_id uuid not null references orders (id),
  position integer not null,
  sku text not null,
  kind text not null,
  product_slug text not null,
  product_name text not null,
  variant_name text not null,
  quantity integer not null check (quantity > 0),
  is_free_item boolean not null,
  unit_net bigint not null,
  unit_tax bigint not null,
  unit_gross bigint not null,
  undiscounted_unit_net bigint not null,
  undiscounted_unit_tax bigint not null,
  undiscounted_unit_gross bigint not null,
  total_net bigint not null,
  total_tax bigint not null,
  total_gross bigint not null,
  discounted_net bigint not null,
  discounted_tax bigint not null,
  discounted_gross bigint not null check (discounted_gross >= 0),
  renews_after_months integer,
  renewal_net bigint,
  renewal_tax bigint,
  renewal_gross bigint,
  primary key (order_id, position),
  check (unit_net + unit_tax = unit_gross),
  check (total_net + total_tax = total_gross),
  check (discounted_net + discounted_tax = discounted_gross)
);

-- One attempt to charge an order. Its id is the key under which the provider deduplicates.
create table payment_attempt (
  id uuid primary key,
  order_id uuid not null references orders (id),
  gateway text not null,
  method text not null,
  payment_method_token text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null
    check (status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'DECLINED', 'CANCELED')),
  intent_id text unique,
  card jsonb,
  failure_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'SUCCEEDED' or intent_id is not null),
  check ((status = 'DECLINED') = (failure_code is not null))
);

create unique index one_live_attempt_per_order on payment_attempt (order_id)
  where status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED');
create index payment_attempt_order on payment_attempt (order_id, created_at);
create index payment_attempt_pending on payment_attempt (updated_at)
  where status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING');

-- What came in and what it stands for; the entries of an order add up to zero.
create table ledger_entry (
  attempt_id uuid not null references payment_attempt (id),
  entry text not null check (entry in ('CHARGE', 'REFUND')),
  account text not null check (account in ('PROVIDER', 'SALES', 'TAX', 'STRAY_CHARGES')),
  order_id uuid not null references orders (id),
  amount bigint not null,
  currency text not null,
  created_at timestamptz not null default now(),
  primary key (attempt_id, entry, account)
);

create index ledger_entry_order on ledger_entry (order_id);

-- A use of a voucher that counts; a declined payment takes the row away again.
create table voucher_redemption (
  order_id uuid primary key references orders (id),
  voucher_code text not null references voucher (code),
  email text not null,
  redeemed_at timestamptz not null default now()
);

create index voucher_redemption_customer on voucher_redemption (voucher_code, email);

-- What a provider told us. The row and the effect of its event are written together.
create table webhook_event (
  id text primary key,
  provider text not null,
  type text not null,
  object_id text,
  applied_at timestamptz not null default now()
);

-- The mails that the sandbox keeps instead of sending.
create table sandbox_mail (
  message_id text primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now()
);

create index sandbox_mail_recipient on sandbox_mail (recipient, created_at);
