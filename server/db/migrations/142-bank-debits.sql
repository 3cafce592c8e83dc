-- A debit that a bank returned days after it had been accepted: its order stays, and is to be paid another way.
alter table payment_attempt
  add column debit_failure text
    check (debit_failure in ('INSUFFICIENT_FUNDS', 'ACCOUNT_CLOSED', 'ACCOUNT_NOT_FOUND', 'NOT_AUTHORIZED', 'NOT_VERIFIED', 'RETURNED'));
comment on column payment_attempt.debit_failure is 'Why the bank returned a debit; null for every other attempt.';
