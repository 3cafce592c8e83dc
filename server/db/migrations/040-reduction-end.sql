alter table variant_price
  add column reduced_until timestamptz,
  add constraint only_reductions_end check (reduced_until is null or undiscounted_amount > amount);
comment on column variant_price.reduced_until is
  'When the reduction ends and the price is the one before it again; null where it has no end.';
