-- The state of the account service's stand-in. Runs at every start, so every statement must be repeatable.
create schema if not exists cloud_sandbox;

-- The single key for signing tokens, as a JSON Web Key.
create table if not exists cloud_sandbox.signing_key (
  is_only boolean primary key default true check (is_only),
  jwk jsonb not null
);

create table if not exists cloud_sandbox.account (
  subject uuid primary key default gen_random_uuid(),
  email text not null unique,
  name text not null,
  password_hash text not null,
  is_email_confirmed boolean not null,
  organization_slug text
);

-- A signed-in browser at the stand-in, by the hash of its cookie.
create table if not exists cloud_sandbox.session (
  token_hash bytea primary key,
  subject uuid not null references cloud_sandbox.account,
  expires_at timestamptz not null
);

-- A confirmation link from a mail, by the hash of its token.
create table if not exists cloud_sandbox.confirmation (
  token_hash bytea primary key,
  subject uuid not null references cloud_sandbox.account,
  expires_at timestamptz not null
);
