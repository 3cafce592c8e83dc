/** Queries for rows that must not exist, by the invariant that they violate. Each returns one text column. */
export const forbiddenRows: Readonly<Record<string, string>> = {
  'at most one order per checkout':
    'select checkout_id::text as row from orders group by checkout_id having count(*) > 1',
  'a paid order has exactly one successful charge of its total': `select orders.id::text as row from orders
     left join payment_attempt on payment_attempt.order_id = orders.id and payment_attempt.status = 'SUCCEEDED'
     where orders.payment_status = 'PAID' and orders.total_gross > 0
     group by orders.id
     having count(payment_attempt.id) <> 1 or min(payment_attempt.amount) <> min(orders.total_gross)
       or min(payment_attempt.currency) <> min(orders.currency)`,
  'no successful charge without a paid order': `select payment_attempt.id::text as row from payment_attempt join orders on orders.id = payment_attempt.order_id
     where payment_attempt.status = 'SUCCEEDED' and (orders.payment_status <> 'PAID' or orders.status = 'UNCONFIRMED')`,
  'statuses agree with each other': `select id::text as row from orders
     where (payment_status = 'PAID') <> (charge_status = 'FULLY_CHARGED')
       or (status = 'UNCONFIRMED' and payment_status = 'PAID')`,
  'the entries of an order add up to zero':
    'select order_id::text as row from ledger_entry group by order_id having sum(amount) <> 0',
  'a successful charge is in the ledger once, with its amount': `select payment_attempt.id::text as row from payment_attempt
     left join ledger_entry on ledger_entry.attempt_id = payment_attempt.id
       and ledger_entry.account in ('PROVIDER', 'BANK') and ledger_entry.entry = 'CHARGE'
     where payment_attempt.status = 'SUCCEEDED'
       and (ledger_entry.amount is null or ledger_entry.amount <> payment_attempt.amount)`,
  'money without an order is refunded, or its refund is in the outbox': `select attempt_id::text as row from ledger_entry
     where account = 'STRAY_CHARGES' group by attempt_id
     having sum(amount) <> 0 and not exists (
       select from graphile_worker.jobs where key = 'refund-stray-charge:' || attempt_id and attempts < max_attempts)`,
  'transfers to the bank pay an order exactly once they are its total': `select orders.id::text as row from orders
     join bank_transfer on bank_transfer.order_id = orders.id
     group by orders.id
     having sum(bank_transfer.amount) > orders.total_gross
       or (sum(bank_transfer.amount) < orders.total_gross and orders.payment_status = 'PAID')`,
  'a transfer to the bank pays a renewal of its amount': `select bank_transfer.id::text as row from bank_transfer
     join renewal_attempt on renewal_attempt.id = renewal_attempt_id
     where renewal_attempt.status <> 'SUCCEEDED' or bank_transfer.amount <> gross
       or bank_transfer.currency <> renewal_attempt.currency`,
  'every open invoice has a number': `select id::text as row from open_invoice
     where not exists (select from open_invoice_number where open_invoice_id = open_invoice.id)`,
  'no more is returned to a bank than arrived from there, and the journal has it': `select orders.id::text as row from orders
     join bank_refund on bank_refund.order_id = orders.id
     group by orders.id
     having sum(bank_refund.amount) > (select sum(amount) from bank_transfer where order_id = orders.id)
         + (select coalesce(sum(amount), 0) from failed_refund where order_id = orders.id and is_owed)
       or (exists (select from ledger_entry
           where order_id = orders.id and entry = 'CHARGE' and account = 'BANK')
         and sum(bank_refund.amount) <> (select coalesce(0 - sum(amount), 0) from ledger_entry
           where order_id = orders.id and entry = 'REFUND' and account = 'BANK'))`,
  'what failed refunds owe is paid at most once, and the journal has it': `select subject as row from (
       select coalesce(order_id, invoice_id)::text as subject, order_id, sum(amount) as owed from (
         select order_id, invoice_id, amount from failed_refund where is_owed
         union all
         select order_id, invoice_id, -amount from failed_refund_payment
       ) as entries group by order_id, invoice_id
     ) as debts
     where owed < 0 or (order_id is not null and owed <> (select coalesce(-sum(amount), 0) from ledger_entry
       where ledger_entry.order_id = debts.order_id and account = 'OWED_REFUNDS'))`,
  'uses of a voucher are its redemptions and within its limit': `select voucher.code as row from voucher
     left join voucher_redemption on voucher_redemption.voucher_code = voucher.code
     group by voucher.code
     having voucher.used <> count(voucher_redemption.order_id) or voucher.used > coalesce(voucher.usage_limit, voucher.used)`,
  'a customer uses a code once where it is for one use': `select voucher_code || ' ' || customer as row
     from voucher_redemption join voucher on voucher.code = voucher_code
     where voucher.once_per_customer group by voucher_code, customer having count(*) > 1`,
  'a discounted order that counts holds a redemption': `select orders.id::text as row from orders
     left join voucher_redemption on voucher_redemption.order_id = orders.id
     where ((orders.confirmed_at is not null and not (orders.payment_status = 'OPEN' and orders.charge_status = 'NOT_CHARGED'))
         or quote_status = 'OPEN')
       and (orders.voucher_code is null) <> (voucher_redemption.order_id is null)`,
  'nothing is pending after quiet time': `select payment_attempt.id::text as row from payment_attempt join orders on orders.id = payment_attempt.order_id
     where payment_attempt.status in ('PENDING', 'PROCESSING') and orders.charge_status <> 'ASYNC_PROCESSING'
     union all
     select id::text from renewal_attempt where status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING')
     union all
     select id::text from change_attempt where status in ('PENDING', 'PROCESSING')
     union all
     select payment_attempt.id::text from payment_attempt
     where status = 'REQUIRES_ACTION' and created_at < now() - interval '1 hour'`,
  'a finished attempt has finished its key': `select idempotency.key as row from idempotency join payment_attempt on payment_attempt.id = idempotency.attempt_id
     where payment_attempt.status in ('SUCCEEDED', 'DECLINED', 'CANCELED') and idempotency.finished_at is null`,
  'a placed checkout leads to its confirmed order or its quote': `select checkout.id::text as row from checkout join orders on orders.checkout_id = checkout.id
     where (orders.confirmed_at is not null or quoted_at is not null) <> (checkout.placed_order_id is not null)
       or checkout.placed_order_id <> orders.id`,
  'a paid order has its lines, and their sum with shipping is its total': `select orders.id::text as row from orders left join order_line on order_line.order_id = orders.id
     group by orders.id
     having count(order_line.order_id) = 0
       or sum(order_line.discounted_gross) + min(orders.shipping_gross) <> min(orders.total_gross)`,
  'what a confirmed order sells is there once': `select id::text as row from orders
     where status not in ('UNCONFIRMED', 'WITHDRAWN', 'CANCELED') and payment_status = 'PAID' and (
       user_id is null
       or (sale is not null and organization_id is null)
       or (sale->>'plan' is not null
         and not exists (select from subscription where subscription.organization_id = orders.organization_id))
       or (select count(*) from registered_probe where order_id = orders.id)
         <> (select coalesce(sum(value::int), 0) from jsonb_each_text(coalesce(sale->'probes', '{}'))))`,
  'an order that is not paid sells nothing': `select orders.id::text as row from orders
     where payment_status = 'OPEN' and (
       exists (select from registered_probe where order_id = orders.id)
       or exists (select from subscription where order_id = orders.id))`,
  'what renews by an order has something to be charged': `select subscription.id::text as row from subscription
     join orders on orders.id = subscription.order_id
     where orders.auto_renewal and subscription.next_charge_on is not null and not exists (
       select from payment_method
       where payment_method.organization_id = subscription.organization_id and is_primary)`,
  'a term is paid at most once': `select subscription_id || ' ' || due_on as row from invoice
     where attempt_id is not null group by subscription_id, due_on having count(*) > 1`,
  'a renewal has an invoice of its amount exactly where it was paid': `select renewal_attempt.id::text as row from renewal_attempt
     left join invoice on invoice.attempt_id = renewal_attempt.id
     where (renewal_attempt.status = 'SUCCEEDED') <> (invoice.id is not null)
       or invoice.gross <> renewal_attempt.gross or invoice.currency <> renewal_attempt.currency`,
  'a change has an invoice of its amount exactly where it was charged': `select change_attempt.id::text as row from change_attempt
     left join invoice on invoice.change_attempt_id = change_attempt.id
     where (change_attempt.status = 'SUCCEEDED' and (change_attempt.gross > 0 or coalesce((bill->>'freeMonths')::int, 0) > 0))
         <> (invoice.id is not null)
       or invoice.gross <> change_attempt.gross or invoice.currency <> change_attempt.currency`,
  'a charged order has an invoice of its amount, issued or in the outbox': `select orders.id::text as row from orders
     left join invoice on invoice.order_id = orders.id
     where (invoice.id is not null and (orders.payment_status <> 'PAID' or invoice.gross <> orders.total_gross
           or invoice.net <> orders.total_net or invoice.currency <> orders.currency))
       or (invoice.id is null and orders.payment_status = 'PAID' and orders.total_gross > 0 and not exists (
         select from graphile_worker.jobs where key in ('issue-order-invoice:' || orders.id, 'issue-paid-invoice:' || orders.id) and attempts < max_attempts))`,
  'a paid order is recorded with its tax service, with what was charged unless that was an estimate, or its job is in the outbox': `select orders.id::text as row from orders
     left join tax_transaction on tax_transaction.order_id = orders.id and refund_id = ''
     where (orders.tax_source = 'RATES' and tax_transaction.order_id is not null)
       or (orders.tax_source = 'SERVICE' and (tax_transaction.total <> total_gross or tax_transaction.tax <> total_tax))
       or (orders.tax_source <> 'RATES' and payment_status = 'PAID' and tax_transaction.order_id is null and not exists (
         select from graphile_worker.jobs where key in ('issue-order-invoice:' || orders.id, 'issue-paid-invoice:' || orders.id) and attempts < max_attempts))`,
  'a credited refund is taken back from the tax service, or its job is in the outbox': `select credit_note.refund_id as row from credit_note
     join invoice on invoice.id = invoice_id join orders on orders.id = invoice.order_id
     left join tax_transaction on tax_transaction.order_id = orders.id and tax_transaction.refund_id = credit_note.refund_id
     where orders.tax_source = 'SERVICE' and (tax_transaction.order_id is null or tax_transaction.total <> -credit_note.gross)
       and not exists (
         select from graphile_worker.jobs where key = 'credit-order:' || credit_note.refund_id and attempts < max_attempts)`,
  'a paid renewal or change is recorded with its tax service, with its price, or its job is in the outbox': `select invoice.id::text as row from invoice
     left join renewal_attempt on renewal_attempt.id = attempt_id left join change_attempt on change_attempt.id = change_attempt_id
     left join membership_tax_transaction as entry on entry.invoice_id = invoice.id and refund_id = ''
     where (coalesce(renewal_attempt.bill, change_attempt.bill) ->> 'taxedAt' is null and entry.invoice_id is not null)
       or entry.total - entry.tax <> invoice.net or (not is_tax_estimated and abs(entry.tax - invoice.tax) > 3)
       or (coalesce(renewal_attempt.bill, change_attempt.bill) ->> 'taxedAt' is not null and invoice.net > 0 and entry.invoice_id is null
         and not exists (
           select from graphile_worker.jobs where key like 'record-membership-tax:%' and attempts < max_attempts))`,
  'credits never exceed what was charged': `select id::text as row from subscription
     where (term->'payment'->'credited'->>'amount')::bigint > (term->'payment'->'received'->>'amount')::bigint`,
  'no organization owes referral credit, except what was taken by hand': `select organization_id::text as row from referral_entry
     group by organization_id having sum(months) < least(0, coalesce(sum(months) filter (where reason = 'REVERSED' and order_id is null), 0))`,
  'the credit of a referral is granted once, and taken back only if the order is': `select referral.order_id::text as row from referral
     left join referral_entry on referral_entry.order_id = referral.order_id
     group by referral.order_id, referral.status, referral.organization_id
     having coalesce(sum(months) filter (where reason = 'GRANTED'), 0) <> case when status in ('GRANTED', 'REVERSED') then 1 else 0 end
       or coalesce(sum(months), 0) not between 0 and 1 or (status <> 'REVERSED' and bool_or(coalesce(reason = 'REVERSED', false)))
       or bool_or(referral_entry.organization_id <> referral.organization_id)`,
  'a paid term uses as much referral credit as was counted on, and gets no more of it back': `select bills.id::text as row from (
       select id, status, coalesce((bill->>'freeMonths')::int, 0) as free from renewal_attempt
       union all
       select id, status, coalesce((bill->>'freeMonths')::int, 0) from change_attempt
     ) as bills
     left join referral_entry on coalesce(attempt_id, change_attempt_id) = bills.id
     group by bills.id, status, free
     having -coalesce(sum(months) filter (where reason = 'SPENT'), 0) <> case when status = 'SUCCEEDED' then free else 0 end
       or coalesce(sum(months), 0) > 0`,
  'the numbers of invoices have no gap': `select invoice_series.series as row from invoice_series
     left join invoice on invoice.series = invoice_series.series
     group by invoice_series.series, last having count(invoice.id) <> last or coalesce(max(number), 0) <> last`,
  'an invoice adds up': `select id::text as row from invoice
     where tax_lines <> '[]' and tax <> (select sum((line->>'amount')::bigint) from jsonb_array_elements(tax_lines) as line)
       or gross <> (select sum((line->>'gross')::bigint) from jsonb_array_elements(lines) as line)`,
  'a paid term lasts': `select invoice.id::text as row from invoice join subscription on subscription.id = subscription_id
     where subscription.expires_on < invoice.last_day
       and invoice.gross > (select coalesce(sum(gross), 0) from credit_note where invoice_id = invoice.id)`,
  'the numbers of credit notes have no gap': `select credit_note_series.series as row from credit_note_series
     left join credit_note on credit_note.series = credit_note_series.series
     group by credit_note_series.series, last having count(credit_note.id) <> last or coalesce(max(number), 0) <> last`,
  'no more is credited than was invoiced': `select invoice.id::text as row from invoice join credit_note on invoice_id = invoice.id
     group by invoice.id having sum(credit_note.gross) > invoice.gross or sum(credit_note.net) > invoice.net
       or (sum(credit_note.gross) = invoice.gross and sum(credit_note.tax) <> invoice.tax)`,
  'a booked refund of an order has its credit note, issued or in the outbox': `select refund_id as row from ledger_entry
     where refund_id is not null and account = 'SALES'
       and not exists (select from credit_note where credit_note.refund_id = ledger_entry.refund_id)
       and not exists (
         select from graphile_worker.jobs where key = 'credit-order:' || ledger_entry.refund_id and attempts < max_attempts)`,
  'a renewal has one receipt for each who manages it, sent or in the outbox': `select invoice.id::text as row from invoice
     join renewal_attempt on renewal_attempt.id = invoice.attempt_id
     cross join lateral (select invoice.subscription_id || '-' || invoice.due_on || '-' || renewal_attempt.number as key) as named
     where (select count(*) from sandbox_mail where message_id like '<membership.renewed.' || named.key || '.%')
         <> (select count(*) from organization_membership as member
             where member.organization_id = invoice.organization_id and is_admin)
       and not exists (
         select from graphile_worker.jobs
         where jobs.key = 'send-membership-mail:RENEWED:' || named.key and attempts < max_attempts)`,
  'an organization has somebody who manages it': `select organization_id::text as row from organization_membership
     group by organization_id having not bool_or(is_admin)`,
  'an order has one confirmation mail, sent or in the outbox': `select orders.id::text as row from orders
     where orders.confirmed_at is not null
       and (select count(*) from sandbox_mail where message_id like '<order-confirmation.' || orders.id || '@%') <> 1
       and not exists (
         select from graphile_worker.jobs where key = 'send-order-confirmation:' || orders.id and attempts < max_attempts)`,
};
