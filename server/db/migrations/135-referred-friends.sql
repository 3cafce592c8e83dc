-- A friend earns credit once, for whichever organization and however they spell their address.
alter table referral add column customer_hash bytea;
comment on column referral.customer_hash is 'SHA-256 of the buyer''s mailbox, which is only compared; null for a referral of an earlier version.';
create unique index referral_once_per_friend on referral (customer_hash);

create index voucher_referrer on voucher (referrer_user_id) where referrer_user_id is not null;
