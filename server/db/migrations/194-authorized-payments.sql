-- What whoever pays an order by its link agrees to, such as PAYMENT_AUTHORIZATION for a debit. The attempt that places
-- an order has its acknowledgements with the order. A payment of an open invoice keeps them in its entered_payment.
alter table payment_attempt add column attestations text[] not null default '{}';
