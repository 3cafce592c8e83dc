-- A platform also sees the checkouts of a person who connected their account with it, whoever opened them.
create table agent_seen_checkout (
  checkout_id uuid not null references checkout (id) on delete cascade,
  platform_id uuid not null references agent_platform (id),
  shown_total bigint not null,
  primary key (checkout_id, platform_id)
);
comment on table agent_seen_checkout is 'The checkouts that platforms saw for their buyers without having opened them.';
comment on column agent_seen_checkout.shown_total is 'The total that the platform was last told, in minor units: nothing else is charged.';
