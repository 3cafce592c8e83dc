-- What was shipped of an order, in one parcel or several.
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check
  check (status in ('UNCONFIRMED', 'UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'CANCELED', 'WITHDRAWN'));

create table fulfillment (
  id uuid primary key,
  order_id uuid not null references orders (id),
  number integer not null check (number > 0),
  tracking_number text check (tracking_number <> ''),
  created_at timestamptz not null,
  unique (order_id, number)
);
comment on table fulfillment is 'Items of an order that were shipped together.';
comment on column fulfillment.number is 'Within the order, from 1.';

create table fulfillment_line (
  fulfillment_id uuid not null references fulfillment (id),
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (fulfillment_id, position),
  foreign key (order_id, position) references order_line (order_id, position)
);
comment on table fulfillment_line is 'How many of an order line were shipped. Those of a line never exceed its quantity.';
