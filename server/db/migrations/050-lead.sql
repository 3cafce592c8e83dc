-- What somebody wrote into one of the store's forms. It is mailed to support and deleted after two years.
create table lead (
  id uuid primary key,
  idempotency_key text not null unique check (char_length(idempotency_key) between 1 and 64),
  params_hash bytea not null,
  form text not null,
  category text not null,
  market text,
  language text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  organization_name text not null,
  job_title text not null,
  practice_place text not null,
  specialty text not null,
  country text not null,
  country_area text not null,
  postal_code text not null,
  contact_topic text not null,
  comment text not null,
  how_did_you_hear text not null,
  email_opt_in boolean not null,
  created_at timestamptz not null default now()
);
comment on column lead.params_hash is 'Of all that was sent under the key, so that the key cannot stand for something else.';

create index lead_age on lead (created_at);
