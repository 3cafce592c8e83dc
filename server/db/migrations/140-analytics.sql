-- Events of visits on their way to the analytics service, and who has opted out of them.
create table analytics_record (
  message_id text primary key,
  anonymous_id text not null,
  user_id text,
  name text not null,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  context jsonb not null check (jsonb_typeof(context) = 'object'),
  happened_at timestamptz not null,
  created_at timestamptz not null,
  forwarded_at timestamptz
);
comment on table analytics_record is 'Deleted 30 days after it was received.';
comment on column analytics_record.message_id is
  'By which the service recognizes a repetition; that of a purchase names its order, so that it is recorded once.';
create index analytics_record_waiting on analytics_record (created_at) where forwarded_at is null;
create index analytics_record_created on analytics_record (created_at);

create table analytics_opt_out (
  email_digest bytea primary key,
  created_at timestamptz not null
);
comment on table analytics_opt_out is 'Addresses, in lower case and as SHA-256, from which the sale of personal data was forbidden.';

create table sandbox_analytics (
  message_id text primary key,
  event jsonb not null,
  received_at timestamptz not null default now()
);
comment on table sandbox_analytics is 'What the stand-in of the analytics service has received.';
