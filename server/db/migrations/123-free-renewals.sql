-- Renewals that cost nothing, and months of referral credit that renewals use.
alter table renewal_attempt
  drop constraint renewal_attempt_gross_check,
  drop constraint renewal_attempt_check2,
  drop constraint renewal_attempt_check3,
  add constraint renewal_attempt_gross check (gross >= 0),
  add constraint renewal_attempt_has_a_method check (method_id is not null or status = 'DECLINED' or gross = 0),
  add constraint renewal_attempt_is_at_the_provider check (status <> 'SUCCEEDED' or intent_id is not null or gross = 0);

alter table referral_entry
  add column attempt_id uuid references renewal_attempt (id),
  add constraint referral_entry_names_its_renewal check ((reason = 'SPENT') = (attempt_id is not null));
comment on column referral_entry.attempt_id is 'The renewal that used the months.';
create unique index referral_entry_spent on referral_entry (attempt_id) where attempt_id is not null;
