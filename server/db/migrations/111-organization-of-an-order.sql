alter table orders add column organization_name text not null default '';
comment on column orders.organization_name is 'For which organization it was bought, whatever its addresses name; empty for a person.';
