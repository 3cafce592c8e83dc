-- Where in the shop a message's sender came from, and what the message is about.
alter table lead
  add column entry_context text check (entry_context in ('CHECKOUT', 'HOMEPAGE', 'HUMAN', 'VET')),
  add column form_type text check (form_type in ('BUNDLE_PURCHASE', 'DISTRIBUTOR_CONTACT_FORM', 'LOGGED_IN_SUBSCRIPTION_ONLY'));
comment on column lead.entry_context is 'Null where it is unknown.';
comment on column lead.form_type is 'Null for a message about nothing in particular.';

-- How often a member has replaced the token of their page for referring others.
alter table organization_membership add column referrer_token_generation integer not null default 0
  check (referrer_token_generation between 0 and 65535);
