-- Whoever pays an order by its link may read another language than its buyer: their bank asks in it, and leads back to it.
alter table payment_attempt add column language text check (language <> '');
comment on column payment_attempt.language is 'The language of the page on which it was made; null for that of the order.';
