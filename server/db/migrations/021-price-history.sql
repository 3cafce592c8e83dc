create table variant_price_history (
  sku text not null references product_variant (sku) on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  since timestamptz not null,
  amount bigint not null check (amount >= 0),
  primary key (sku, currency, since)
);
comment on table variant_price_history is
  'What was asked for a variant from which moment on; the latest row of a currency is the present price. Written by a trigger.';

insert into variant_price_history (sku, currency, since, amount)
select sku, currency, now(), amount from variant_price;

create function keep_price_history() returns trigger language plpgsql as $$
begin
  insert into variant_price_history (sku, currency, since, amount)
  select new.sku, new.currency, now(), new.amount
  where new.amount is distinct from (
    select amount from variant_price_history
    where sku = new.sku and currency = new.currency order by since desc limit 1
  )
  on conflict (sku, currency, since) do update set amount = excluded.amount;
  return null;
end
$$;

create trigger variant_price_kept after insert or update of amount on variant_price
  for each row execute function keep_price_history();
create trigger variant_price_history_changed after insert or update or delete or truncate on variant_price_history
  for each statement execute function bump_catalogue_revision();
