-- The checkouts that agents opened. A checkout that a person continues elsewhere keeps its row, and so its agent.
create table agent_checkout (
  checkout_id uuid primary key references checkout on delete cascade,
  platform text not null,
  shown_total bigint not null
);
comment on table agent_checkout is 'Which platform opened a checkout; no other sees it.';
comment on column agent_checkout.platform is 'The address of the platform''s profile.';
comment on column agent_checkout.shown_total is 'The total that the platform was last told, in minor units: nothing else is charged.';

-- What agents were answered, so that a repeated request is answered the same. For a day.
create table agent_request (
  platform text not null,
  key text not null,
  request_hash bytea not null,
  status smallint not null,
  response jsonb not null,
  answered_at timestamptz not null default now(),
  primary key (platform, key)
);
comment on column agent_request.request_hash is 'Of the operation, its id and its payload.';
create index agent_request_answered_at on agent_request (answered_at);
