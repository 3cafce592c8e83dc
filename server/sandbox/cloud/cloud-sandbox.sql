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

-- What a person allowed the platform of an agent.
create table if not exists cloud_sandbox.agent_grant (
  id uuid primary key default gen_random_uuid(),
  subject uuid not null references cloud_sandbox.account,
  client_id text not null,
  scopes text[] not null,
  ended_at timestamptz
);

-- A code that the platform exchanges for tokens, once.
create table if not exists cloud_sandbox.agent_code (
  token_hash bytea primary key,
  grant_id uuid not null references cloud_sandbox.agent_grant,
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- The tokens of a grant, by their hashes.
create table if not exists cloud_sandbox.agent_token (
  token_hash bytea primary key,
  grant_id uuid not null references cloud_sandbox.agent_grant,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  ended_at timestamptz
);
