-- When the goods were promised to arrive; null where nothing ships, and for orders from before this was kept.
alter table orders add column delivery_window jsonb;
