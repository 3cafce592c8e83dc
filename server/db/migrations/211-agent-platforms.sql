-- Platforms whose agents buy for people, which checkouts they opened, and what they are told about their orders.
create table agent_platform (
  id uuid primary key,
  profile_url text not null unique check (length(profile_url) <= 2048),
  first_seen_at timestamptz not null
);
comment on column agent_platform.profile_url is 'The address of its profile, by which requests name it.';

create table agent_checkout (
  checkout_id uuid primary key references checkout (id) on delete cascade,
  platform_id uuid not null references agent_platform (id),
  protocol_version text not null check (protocol_version ~ '^\d{4}-\d{2}-\d{2}$'),
  shown_total bigint not null,
  opened_at timestamptz not null
);
comment on table agent_checkout is 'The checkouts that agents opened, each with the only platform that may see it.';
comment on column agent_checkout.protocol_version is 'As negotiated when it was opened; its order is described in it.';
comment on column agent_checkout.shown_total is 'The total that the platform was last told, in minor units: nothing else is charged.';

create table agent_webhook_event (
  id uuid primary key,
  sequence bigint generated always as identity,
  order_id uuid not null references orders (id) on delete cascade,
  cause text not null check (length(cause) <= 100),
  occurred_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  last_error text,
  outcome text check (outcome in ('DELIVERED', 'UNWANTED', 'ABANDONED')),
  ended_at timestamptz,
  unique (order_id, cause),
  check ((outcome is null) = (ended_at is null))
);
comment on table agent_webhook_event is 'What the platform of an order is told, in this order; deleted 30 days after it ended.';
comment on column agent_webhook_event.id is 'The delivery''s id, the same in every attempt.';
comment on column agent_webhook_event.cause is 'What happened, such as created, or refunded with the refund''s id: each is told once.';
comment on column agent_webhook_event.last_error is 'Why the last attempt failed; never what the platform answered.';
create index agent_webhook_event_open on agent_webhook_event (order_id, sequence) where ended_at is null;
create index agent_webhook_event_ended on agent_webhook_event (ended_at) where ended_at is not null;
