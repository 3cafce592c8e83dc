-- What consumers declare to end a contract. It is evidence, and so nothing of it changes but what it was matched with.
create sequence declaration_number start with 10001;

create table declaration (
  id uuid primary key,
  number bigint not null unique default nextval('declaration_number'),
  idempotency_key text not null unique check (char_length(idempotency_key) between 1 and 64),
  params_hash bytea not null,
  kind text not null check (kind in ('WITHDRAWAL', 'CANCELLATION')),
  country text not null,
  language text not null,
  email text not null,
  declared jsonb not null,
  outcome text not null,
  order_id uuid references orders (id),
  received_at timestamptz not null
);
comment on table declaration is 'Received as it was declared, whether or not it could be matched; it is mailed to its sender and to support, and deleted after four years.';
comment on column declaration.params_hash is 'Of all that was sent under the key, so that the key cannot stand for something else.';
comment on column declaration.declared is 'The answers in the words of whoever declared it, by field.';
comment on column declaration.order_id is 'The order whose number and e-mail address it names; null where there is none.';

create index declaration_age on declaration (received_at);
create index declaration_order on declaration (order_id) where order_id is not null;

alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check
  check (status in ('UNCONFIRMED', 'UNFULFILLED', 'FULFILLED', 'CANCELED', 'WITHDRAWN'));
