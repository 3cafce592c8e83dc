create schema if not exists paypal_sandbox;

-- An order with its payments, as the API shows it, and what its buyer chose on the page.
create table if not exists paypal_sandbox.checkout_order (
  id text primary key,
  request_id text not null unique,
  capture_id text unique,
  choice text,
  document jsonb not null,
  created_at timestamptz not null default now()
);

-- Responses to refunds, under their keys.
create table if not exists paypal_sandbox.answer (
  request_id text primary key,
  document jsonb not null,
  created_at timestamptz not null default now()
);

-- What the shop has to be told, and when it is tried next.
create table if not exists paypal_sandbox.event (
  id text primary key,
  document jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  created_at timestamptz not null default now()
);

create index if not exists event_due on paypal_sandbox.event (due_at) where delivered_at is null;

-- The key with which all processes sign events.
create table if not exists paypal_sandbox.signing_key (
  is_only boolean primary key default true check (is_only),
  private_key text not null,
  certificate text not null
);
