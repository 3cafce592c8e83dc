-- Codes that sales gives to organizations whose plan it manages: with one, they order probes in the shop.
alter table voucher
  drop constraint voucher_source_check,
  add constraint voucher_source_check
    check (source in ('SHOP', 'AFFILIATE', 'REFERRAL', 'TRADE_IN', 'ENTERPRISE'));
create index enterprise_code on voucher (code) where source = 'ENTERPRISE';
