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
