-- The basic plan that a trial replaced, which its organization has again when the trial ends unpaid.
alter table subscription add column replaced_by_trial jsonb;
comment on column subscription.replaced_by_trial is 'The basic plan before the running trial, as a row of this table; null if the trial replaced none, and after it is paid.';
create index replaced_by_ended_trial on subscription (id) where status = 'CANCELED' and replaced_by_trial is not null;
