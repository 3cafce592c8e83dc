-- Transfers to the shop's bank also pay overdue renewals. Their open invoices get a number that a payer can mention.
create table open_invoice_number (
  number bigint generated always as identity primary key,
  open_invoice_id uuid not null unique
);
comment on table open_invoice_number is 'The number of an open invoice, as on its page. It still names the invoice that takes the id of the open one.';
comment on column open_invoice_number.open_invoice_id is 'Also the id of the invoice once it is paid. No foreign key, because the row of open_invoice is deleted then.';
insert into open_invoice_number (open_invoice_id) select id from open_invoice order by opened_at, id;

alter table bank_transfer
  alter column order_id drop not null,
  add column renewal_attempt_id uuid unique references renewal_attempt (id),
  add constraint bank_transfer_pays_one_thing check (num_nonnulls(order_id, renewal_attempt_id) = 1);
comment on table bank_transfer is 'Money that arrived at the shop''s bank. Together, those of an order are at most its total; once they are its total, the order is paid. A renewal is paid by one transfer. Nothing of it changes.';
comment on column bank_transfer.order_id is 'Null for a renewal.';
comment on column bank_transfer.renewal_attempt_id is 'The attempt that it paid; null for an order.';
