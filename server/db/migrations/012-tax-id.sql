-- The buyer's tax id with what the registry said and when; null where none was given. An order's never changes.
alter table checkout add column tax_id jsonb;
alter table orders add column tax_id jsonb;
