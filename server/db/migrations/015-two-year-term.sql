alter table product_variant drop constraint product_variant_billing_term_check;
alter table product_variant add constraint product_variant_billing_term_check
  check (billing_term in ('ONE_TIME', 'ANNUAL', 'ONE_YEAR', 'TWO_YEARS', 'THREE_YEARS'));
