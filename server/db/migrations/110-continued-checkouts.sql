-- Another browser continues a checkout under a token of its own, so that neither reads what is typed in the other.
alter table checkout
  add column origin_id uuid,
  add column is_live boolean not null default true,
  add column buyer_key_hash bytea;
comment on column checkout.origin_id is 'The first of the checkouts that continue each other, itself included; null until one is continued.';
comment on column checkout.is_live is 'Whether it can be changed and ordered; of each origin, the one that was continued last.';
comment on column checkout.buyer_key_hash is 'Of the key that the browser gave with its last try to place it; null where it gave none.';

create unique index checkout_live on checkout (origin_id) where origin_id is not null and is_live;
