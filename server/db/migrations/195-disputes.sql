-- What a provider says about a dispute: the bank, the card's owner or the provider itself takes money back that had
-- arrived. The order stays paid. Nothing of it changes.
create table dispute_event (
  id text primary key check (id <> ''),
  gateway text not null check (gateway in ('stripe', 'paypal')),
  intent_id text not null check (intent_id <> ''),
  attempt_id uuid references payment_attempt (id),
  type text not null,
  told_at timestamptz not null
);
comment on table dispute_event is 'Kept as the provider sent them, with the time at which the shop heard of them; how a dispute stands is asked at the provider.';
comment on column dispute_event.attempt_id is 'Null for a payment that is not an order''s.';
create index dispute_event_attempt on dispute_event (attempt_id);
create trigger dispute_event_is_a_log before update or delete on dispute_event
  for each row execute function only_add_rows();
