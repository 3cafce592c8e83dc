-- Months of referral credit that a renewal used come back when all of its charge is refunded.
alter table referral_entry
  drop constraint referral_entry_reason_check,
  drop constraint referral_entry_check,
  drop constraint referral_entry_names_its_renewal,
  drop constraint referral_entry_of_an_order,
  add constraint referral_entry_reason check (reason in ('GRANTED', 'SPENT', 'REVERSED', 'RETURNED')),
  add constraint referral_entry_adds_or_takes check ((reason in ('GRANTED', 'RETURNED')) = (months > 0)),
  add constraint referral_entry_names_its_renewal check (
    num_nonnulls(attempt_id, change_attempt_id) = case when reason in ('SPENT', 'RETURNED') then 1 else 0 end
  ),
  add constraint referral_entry_of_an_order check (order_id is null or reason in ('GRANTED', 'REVERSED'));
comment on column referral_entry.attempt_id is 'The renewal that used the months, or whose refund returned them.';
comment on column referral_entry.change_attempt_id is 'The renewal by hand that used the months, or whose refund returned them.';

drop index referral_entry_spent;
drop index referral_entry_spent_by_hand;
create unique index referral_entry_of_renewal on referral_entry (attempt_id, reason) where attempt_id is not null;
create unique index referral_entry_of_renewal_by_hand on referral_entry (change_attempt_id, reason)
  where change_attempt_id is not null;
