-- A checkout belongs to the person who opened it or signed in with it; nobody else who is signed in finds it.
alter table checkout
  add column user_id uuid references users (id),
  add column organization_membership_id uuid;
comment on column checkout.user_id is 'Null for a buyer who is not signed in.';
comment on column checkout.organization_membership_id is 'The one that the person chose, if any; it counts while it is theirs and of the market of the lines.';

alter table orders
  add column user_id uuid references users (id),
  add column organization_id uuid references organization (id);
comment on column orders.user_id is 'Whose checkout it was; null for a buyer who was not signed in.';
comment on column orders.organization_id is 'For whose plan it was ordered; null for none.';

create index checkout_user on checkout (user_id) where user_id is not null;
create index orders_user on orders (user_id) where user_id is not null;
create index orders_organization on orders (organization_id) where organization_id is not null;
