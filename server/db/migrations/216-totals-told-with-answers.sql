-- Who opened a checkout is recorded with the checkout itself, before its total is told with the first answer.
alter table agent_checkout alter column shown_total drop not null;
comment on column agent_checkout.shown_total is 'The total that the platform was last told, in minor units: nothing else is charged. Null before it was told any.';
