-- Renewals whose charge failed: whoever has the link of the open invoice can pay it.
create table open_invoice (
  id uuid primary key,
  subscription_id uuid not null references subscription (id),
  due_on date not null,
  opened_at timestamptz not null,
  unique (subscription_id, due_on)
);
comment on table open_invoice is 'A term whose charge has failed. The invoice that is issued once it is paid takes its id, and it is deleted.';
comment on column open_invoice.due_on is 'The day that names the term.';

alter table renewal_attempt
  add column entered_payment jsonb check (
    entered_payment ? 'key' and entered_payment ? 'parametersHash' and entered_payment ? 'method'
  ),
  drop constraint renewal_attempt_has_a_method,
  add constraint renewal_attempt_has_a_method
    check (method_id is not null or entered_payment is not null or status = 'DECLINED' or gross = 0);
comment on column renewal_attempt.entered_payment is 'How whoever has the link of the open invoice pays it, under the key of their request; null where the saved method is charged.';
create unique index renewal_attempt_entered on renewal_attempt (subscription_id, due_on, (entered_payment ->> 'key'))
  where entered_payment is not null;

-- Those of the renewals that are overdue already: the grace period lasts 14 days from the day that names the term.
insert into open_invoice (id, subscription_id, due_on, opened_at)
select gen_random_uuid(), id, expires_on - 14, now() from subscription
where status = 'PAST_DUE' and next_charge_on is not null and expires_on is not null;
