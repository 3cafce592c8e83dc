alter table checkout add column customer text not null default '';
update checkout set customer = lower(email), version = version + 1 where email <> '';
comment on column checkout.customer is 'The mailbox behind the e-mail address, by which uses of a voucher are counted.';

alter table voucher_redemption
  add column customer text not null default '',
  add column is_only_use boolean not null default false;
update voucher_redemption set customer = lower(email);
comment on column voucher_redemption.customer is 'The mailbox of the order, as in checkout.';
comment on column voucher_redemption.is_only_use is 'Whether the code could be used once by a customer when this use was taken.';

drop index voucher_redemption_customer;
create index voucher_redemption_customer on voucher_redemption (voucher_code, customer);
create unique index one_use_per_customer on voucher_redemption (voucher_code, customer) where is_only_use;
