-- What the card stand-in remembers. Run at every start: every statement may find its work done.
create schema if not exists card_sandbox;

-- Every object that the API hands out, its events included. `version` counts the writes: a writer that did not see the
-- latest version fails as a whole. `hidden` never leaves the stand-in.
create table if not exists card_sandbox.document (
  id text primary key,
  kind text not null,
  version integer not null,
  position bigint generated always as identity,
  created bigint not null,
  document jsonb not null,
  hidden jsonb not null
);

create index if not exists document_by_kind on card_sandbox.document (kind, position desc);

-- The first answer under an idempotency key, word for word.
create table if not exists card_sandbox.answer (
  key text primary key,
  endpoint text not null,
  parameters_hash text not null,
  request_id text not null,
  status integer not null,
  body text not null,
  created bigint not null
);

create index if not exists answer_by_age on card_sandbox.answer (created);

-- Events that the shop has not confirmed yet; times in milliseconds since 1970.
create table if not exists card_sandbox.delivery (
  event_id text primary key,
  next_attempt_at bigint not null,
  attempts integer not null default 0
);

create index if not exists delivery_by_time on card_sandbox.delivery (next_attempt_at);
