-- Referral credit that a term renewed by hand has used.
alter table referral_entry
  add column change_attempt_id uuid references change_attempt (id),
  drop constraint referral_entry_names_its_renewal,
  add constraint referral_entry_names_its_renewal
    check (num_nonnulls(attempt_id, change_attempt_id) = case when reason = 'SPENT' then 1 else 0 end);
comment on column referral_entry.change_attempt_id is 'The renewal by hand that used the months.';
create unique index referral_entry_spent_by_hand on referral_entry (change_attempt_id)
  where change_attempt_id is not null;

-- What of the agreed price is for seats and features, so that each can be given up at what was agreed for it.
alter table subscription add column part_prices jsonb check (part_prices ? 'seats' and part_prices ? 'features');
comment on column subscription.part_prices is 'The parts of the price for seats and for each feature; null where they are not known, then the shares that the catalog has.';

create function pg_temp.part_price(net bigint, gross bigint, currency text) returns jsonb language sql immutable strict as $$
  select jsonb_build_object(
    'net', jsonb_build_object('amount', net, 'currency', currency),
    'tax', jsonb_build_object('amount', gross - net, 'currency', currency),
    'gross', jsonb_build_object('amount', gross, 'currency', currency)
  )
$$;

-- A plan without additional parts has its whole price for the membership.
update subscription set part_prices = '{"seats": null, "features": {}}'
where currency is not null and additional_seats = 0 and feature_skus = '{}';

-- A plan as it was ordered has the prices of its order.
update subscription set part_prices = jsonb_build_object('seats', ordered.seats, 'features', ordered.features)
from (
  select order_line.order_id, orders.currency, sum(renewal_net * quantity) as net, sum(renewal_gross * quantity) as gross,
    pg_temp.part_price(
      (sum(renewal_net * quantity) filter (where subscription_part = 'SEATS'))::bigint,
      (sum(renewal_gross * quantity) filter (where subscription_part = 'SEATS'))::bigint,
      orders.currency
    ) as seats,
    coalesce(
      jsonb_object_agg(
        order_line.sku,
        pg_temp.part_price((renewal_net * quantity)::bigint, (renewal_gross * quantity)::bigint, orders.currency)
      ) filter (where subscription_part = 'FEATURES'),
      '{}'
    ) as features
  from order_line
  join orders on orders.id = order_line.order_id
  join product_variant on product_variant.sku = order_line.sku
  join product on product.slug = product_variant.product_slug
  where order_line.kind = 'SUBSCRIPTION' and renewal_net is not null
  group by order_line.order_id, orders.currency
) as ordered
where ordered.order_id = subscription.order_id and ordered.currency = subscription.currency
  and ordered.net = price_net and ordered.gross = price_gross and part_prices is null;

-- A change that waits for its charge compares the subscription with what it was.
update change_attempt set before = before || jsonb_build_object('partPrices', subscription.part_prices)
from subscription
where subscription.id = subscription_id and change_attempt.status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING');
