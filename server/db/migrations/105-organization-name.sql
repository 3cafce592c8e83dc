alter table checkout add column organization_name text not null default '';
comment on column checkout.organization_name is 'For which organization the buyer buys; empty for a person. Both addresses name it until they are given another one.';
