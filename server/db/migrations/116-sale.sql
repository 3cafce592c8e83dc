-- What an order sells beside its parcels, what came of it, and whether a membership is charged again by itself.
alter table checkout add column auto_renewal boolean not null default false;
comment on column checkout.auto_renewal is 'Whether the buyer ticked that the membership renews by itself.';

alter table orders
  add column auto_renewal boolean not null default false,
  add column sale jsonb;
comment on column orders.auto_renewal is 'Whether the membership renews by itself; prepaid where it does not.';
comment on column orders.sale is 'Probes and plan as the catalogue had them when it was placed; null where it sells neither.';
comment on column orders.user_id is 'Who bought: whoever was signed in, or else, once it is confirmed, whoever is expected of its e-mail address.';
comment on column orders.organization_id is 'For whose plan it was ordered, or which came of it when it was confirmed; null for none.';

alter table subscription add column order_id uuid references orders (id);
comment on column subscription.order_id is 'The latest order that its plan was bought with, and none that only made it longer or added seats; null where it was not bought in the shop.';
comment on column subscription.starts_on is 'First day of access without a break: its terms are counted from it, so that one of the 31st keeps its day.';

alter table registered_probe add column order_id uuid references orders (id);
comment on column registered_probe.order_id is 'The order that it came with; null where it was not bought in the shop.';
create index registered_probe_order on registered_probe (order_id) where order_id is not null;
create index subscription_order on subscription (order_id) where order_id is not null;
