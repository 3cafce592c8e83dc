-- What several processes count together for the limits on failures and free mails. Its loss costs nothing: each process
-- goes on with what it knows. The library inserts by the order of the columns.
create unlogged table rate_limit_use (
  key varchar(255) primary key,
  points integer not null,
  expire bigint
);
comment on table rate_limit_use is 'Uses of what is limited, by limit and a digest of whom it counts; for as long as the limit takes to be whole again.';
comment on column rate_limit_use.expire is 'Milliseconds since 1970.';
create index rate_limit_use_expire on rate_limit_use (expire);
