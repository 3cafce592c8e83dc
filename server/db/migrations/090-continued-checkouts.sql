-- Another browser continues a checkout under a token of its own, so that neither reads what is typed in the other.
alter table checkout
  add column origin_id uuid,
  add column continued_by uuid,
  add column buyer_key_hash bytea;
comment on column checkout.origin_id is 'The first of the checkouts that continue each other, itself included; null until one is continued.';
comment on column checkout.continued_by is 'The checkout that took its place and can be ordered instead; null in one row of each origin.';
comment on column checkout.buyer_key_hash is 'Of the key that the browser gave with its last try to place it; null where it gave none.';

create index checkout_origin on checkout (origin_id) where origin_id is not null;
