-- People, their organizations, and what an organization has subscribed to. Days are those of the organization's shop.
create table users (
  id uuid primary key,
  cloud_id text unique check (char_length(cloud_id) between 1 and 200),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  name text not null default '' check (char_length(name) <= 200),
  role text not null default 'CUSTOMER' check (role in ('CUSTOMER', 'DISTRIBUTOR', 'OPERATOR')),
  can_buy_personal_probe_plus boolean not null default false,
  can_buy_personal_probe_iq3 boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table users is 'Who has signed in, and who is expected to: a person without an account waits for the first who proves to read the address.';
comment on column users.cloud_id is 'The account at the account service; null until the person has signed in.';
comment on column users.email is 'As the account service had it last. Two accounts may have the same, since an address that nobody confirmed proves nothing.';

create unique index users_expected on users (email) where cloud_id is null;

create table organization (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> '' and char_length(name) <= 100),
  country text not null check (country ~ '^[A-Z]{2}$'),
  market text not null check (market in ('HUMAN', 'VETERINARY')),
  practice_type text check (practice_type <> ''),
  max_devices integer check (max_devices > 0),
  max_cloud_users integer check (max_cloud_users > 0),
  is_old_10_based_team_pricing boolean not null default false,
  has_had_trial boolean not null default false,
  created_at timestamptz not null default now()
);
comment on column organization.market is 'An organization buys for people or for animals, never for both.';
comment on column organization.max_devices is 'Most probes that it may register; null for as many as everybody.';
comment on column organization.max_cloud_users is 'Most seats that it may have; null for as many as everybody.';

create table organization_membership (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  user_id uuid not null references users (id),
  is_admin boolean not null,
  can_purchase_personal_probe boolean not null default false,
  created_at timestamptz not null default now(),
  unique (organization_id, user_id)
);
create index organization_membership_user on organization_membership (user_id);

create table subscription (
  id uuid primary key,
  organization_id uuid not null unique references organization (id),
  plan_type text not null check (
    plan_type in (
      'BASIC', 'CLINIC', 'CORE', 'DEPARTMENT', 'EDUCATION', 'EMS', 'ENTERPRISE_SECURITY', 'ENTERPRISE_WORKFLOW',
      'GOVERNMENT', 'HOSPITAL', 'INDIVIDUAL', 'INDIVIDUAL_FOREVER', 'MEDICAL_SCHOOL', 'PRO_CUSTOM', 'PRO_THREE_YEAR',
      'PRO_TRIAL', 'RENTAL', 'RESIDENCY_PROGRAM', 'TEAM'
    )
  ),
  status text not null check (status in ('ACTIVE', 'PAST_DUE', 'TRIALING', 'CANCELED')),
  sku text references product_variant (sku),
  seats_in_base integer not null check (seats_in_base > 0),
  additional_seats integer not null default 0 check (additional_seats >= 0),
  seats integer not null generated always as (seats_in_base + additional_seats) stored,
  seat_limit integer not null,
  feature_skus text[] not null default '{}',
  term_months integer check (term_months > 0),
  starts_on date not null,
  expires_on date check (expires_on >= starts_on),
  next_charge_on date,
  currency text check (currency ~ '^[A-Z]{3}$'),
  price_net bigint check (price_net >= 0),
  price_tax bigint check (price_tax >= 0),
  price_gross bigint,
  scheduled_plan_type text,
  scheduled_feature_skus text[],
  provisioning_type text check (provisioning_type <> ''),
  synchronization_result text check (synchronization_result in ('SYNCED_SUCCESSFULLY')),
  commitment_months integer check (commitment_months > 0),
  commitment_ends_on date,
  created_at timestamptz not null default now(),
  constraint seats_within_the_limit check (seats_in_base + additional_seats <= seat_limit),
  check (price_net + price_tax = price_gross),
  check (num_nulls(currency, price_net, price_tax, price_gross) in (0, 4)),
  check (num_nulls(commitment_months, commitment_ends_on) in (0, 2)),
  check (scheduled_plan_type is null or scheduled_plan_type <> plan_type),
  constraint charged_while_it_runs
    check (next_charge_on is null or (status <> 'CANCELED' and term_months is not null and price_gross is not null))
);
comment on table subscription is 'One for each organization, and so one for each of its market: it is changed, ends and begins again, but there is no second.';
comment on column subscription.sku is 'The membership that was bought; null where it was not bought in the shop.';
comment on column subscription.seats is 'All that are paid for.';
comment on column subscription.seat_limit is 'Most that its plan may have.';
comment on column subscription.feature_skus is 'What a pro custom plan consists of.';
comment on column subscription.term_months is 'Null for what never ends.';
comment on column subscription.expires_on is 'Last day of access: of the term, or of the days that are left to pay an overdue one; null for what never ends.';
comment on column subscription.next_charge_on is 'Null where it does not renew by itself.';
comment on column subscription.price_gross is 'What one more term costs, in minor units; null where sales sets the price.';
comment on column subscription.scheduled_plan_type is 'What it becomes after the term; null where nothing changes.';

create index subscription_next_charge on subscription (next_charge_on) where next_charge_on is not null;

create table registered_probe (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  product_line text not null check (product_line in ('IQ', 'IQ_3', 'IQ_PLUS', 'IQ_PLUS_CARE', 'IQ_PLUS_VET')),
  serial_number text unique check (serial_number <> ''),
  registered_at timestamptz not null default now()
);
create index registered_probe_organization on registered_probe (organization_id);
comment on column registered_probe.serial_number is 'Null until the probe has left the warehouse.';

create table invitation (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  token_hash bytea not null unique,
  language text not null,
  invited_by uuid not null references users (id),
  expires_at timestamptz not null,
  accepted_by uuid references users (id),
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  check (accepted_by is null or withdrawn_at is null)
);
comment on table invitation is 'Into an organization, for whoever proves to read the address; it keeps a seat until it is used, withdrawn or too old.';

create unique index invitation_open on invitation (organization_id, email)
  where accepted_by is null and withdrawn_at is null;

-- Months that an organization may have for nothing. Entries are added and never changed; they add up to what is left.
create table referral_entry (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  months integer not null check (months <> 0),
  reason text not null check (reason in ('GRANTED', 'SPENT', 'REVERSED')),
  created_at timestamptz not null default now(),
  check ((reason = 'GRANTED') = (months > 0))
);
create index referral_entry_organization on referral_entry (organization_id);

-- Looked at when the transaction ends, with the organization locked, so that two changes at a time count each other.
create function check_members() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.organization_id, old.organization_id);
  members integer;
  admins integer;
  paid integer;
begin
  perform from organization where id = changed for no key update;
  select count(*), count(*) filter (where is_admin) into members, admins
    from organization_membership where organization_id = changed;
  select seats into paid from subscription where organization_id = changed;
  if members > 0 and admins = 0 then
    raise exception 'organization % has members and no administrator', changed
      using errcode = 'check_violation', constraint = 'organization_has_an_administrator';
  end if;
  if members > coalesce(paid, 1) then
    raise exception 'organization % has more members than seats', changed
      using errcode = 'check_violation', constraint = 'members_have_seats';
  end if;
  return null;
end
$$;

create constraint trigger membership_changed
  after insert or update or delete on organization_membership
  deferrable initially deferred for each row execute function check_members();
create constraint trigger seats_changed
  after update of seats_in_base, additional_seats on subscription
  deferrable initially deferred for each row execute function check_members();
