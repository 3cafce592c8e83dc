-- Probes that are rented with a membership, and the versions of the terms that buyers agree to.
alter table product drop constraint product_plan_family_check;
alter table product add constraint product_plan_family_check check (
  plan_family in (
    'BASIC', 'INDIVIDUAL', 'TEAM', 'CORE', 'CLINIC', 'PRO_CUSTOM', 'PRO_THREE_YEAR', 'INDIVIDUAL_FOREVER', 'RENTAL'
  )
);

alter table product_variant drop constraint product_variant_billing_term_check;
alter table product_variant
  add constraint product_variant_billing_term_check
    check (billing_term in ('ONE_TIME', 'ONE_MONTH', 'ANNUAL', 'ONE_YEAR', 'TWO_YEARS', 'THREE_YEARS')),
  add column commitment_months integer check (commitment_months > 0),
  add constraint committed_variant_renews check (commitment_months is null or renews_after_months is not null);
comment on column product_variant.commitment_months is 'Months for which a rental is paid at least; null for everything else.';

alter table orders add column accepted_terms jsonb not null default '[]' check (jsonb_typeof(accepted_terms) = 'array');
comment on column orders.accepted_terms is 'The documents that its buyer agreed to, each with its version; empty for an order from before they had any.';
comment on column subscription.commitment_ends_on is 'First day on which a rental may be changed or ended; null where nothing is rented.';
