-- Only checkouts that nobody tried to order are deleted; at a million orders the full index led through all the others.
drop index checkout_expiry;
create index checkout_expiry on checkout (expires_at) where placements = 0;
create index checkout_to_empty on checkout (expires_at) where placements > 0 and lines <> '[]'::jsonb;

create index payment_attempt_age on payment_attempt (created_at);
create index webhook_event_age on webhook_event (applied_at);
