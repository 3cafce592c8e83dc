-- Where the buyer confirms the small deposits by which the provider verifies their account. A debit waits for it.
alter table payment_attempt add column verification_url text check (verification_url <> '');
comment on column payment_attempt.verification_url is 'The provider''s page; null unless the account is still to be verified.';
