-- Regions may have accounts of their own at the payment providers. Each payment keeps the one it was made with, whatever
-- the configuration is later; what was made before belongs to the main account.
alter table provider_customer
  add column provider_account text not null default 'MAIN' check (provider_account in ('MAIN', 'US', 'CA', 'EU', 'GB', 'AU'));
alter table payment_method
  add column provider_account text not null default 'MAIN' check (provider_account in ('MAIN', 'US', 'CA', 'EU', 'GB', 'AU'));
alter table payment_attempt
  add column provider_account text not null default 'MAIN' check (provider_account in ('MAIN', 'US', 'CA', 'EU', 'GB', 'AU'));
alter table renewal_attempt
  add column provider_account text not null default 'MAIN' check (provider_account in ('MAIN', 'US', 'CA', 'EU', 'GB', 'AU'));
alter table change_attempt
  add column provider_account text not null default 'MAIN' check (provider_account in ('MAIN', 'US', 'CA', 'EU', 'GB', 'AU'));
comment on column provider_customer.provider_account is 'The account at the provider: the main one, or a region''s own.';
comment on column payment_method.provider_account is 'The account that has the method, and can charge it.';
comment on column payment_attempt.provider_account is 'The account that is asked to charge it, and later about it.';
comment on column renewal_attempt.provider_account is 'The account that is asked to charge it, and later about it.';
comment on column change_attempt.provider_account is 'The account that is asked to charge it, and later about it.';

drop index provider_customer_user;
drop index provider_customer_organization;
create unique index provider_customer_user on provider_customer (user_id, provider_account) where user_id is not null;
create unique index provider_customer_organization on provider_customer (organization_id, provider_account)
  where organization_id is not null;
