-- More credit for an old probe whose new one is bought with membership and extended warranty.
alter table voucher
  drop constraint voucher_kind_check,
  add constraint voucher_kind_check check (kind in ('PERCENTAGE', 'FIXED', 'GIFT', 'TRADE_IN')),
  add column all_in_amounts jsonb check (jsonb_typeof(all_in_amounts) = 'object');
comment on column voucher.kind is 'What is taken off: parts per million, an amount, nothing, where it gives something, or the credit for an old probe, which comes with a code of its own.';
comment on column voucher.all_in_amounts is 'What a trade-in takes off instead of amounts, if membership and extended warranty are in the cart; null = the same.';

alter table trade_in add column all_in_credit bigint check (all_in_credit > credit);
comment on column trade_in.all_in_credit is 'Minor units, for an extended all-in bundle; null if its promotion did not run when the probe was registered.';
