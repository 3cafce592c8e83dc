-- Tokens that somebody signed out with, until they end by themselves.
create table revoked_token (
  token_id_hash bytea primary key,
  expires_at timestamptz not null
);
comment on column revoked_token.token_id_hash is 'Of the jti claim: a signature can be written in another way and stay valid.';
create index revoked_token_end on revoked_token (expires_at);

-- What the mobile app shows for the state of a sign-in that no tab of the browser began.
create table login_nonce (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
create index login_nonce_end on login_nonce (expires_at);
