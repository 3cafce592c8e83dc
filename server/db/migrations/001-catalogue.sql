create table product (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  kind text not null check (kind in ('DEVICE', 'ACCESSORY', 'SUBSCRIPTION', 'WARRANTY')),
  product_line text check (product_line in ('IQ', 'IQ_3', 'IQ_PLUS', 'IQ_PLUS_CARE', 'IQ_PLUS_VET')),
  plan_family text check (
    plan_family in (
      'BASIC', 'INDIVIDUAL', 'TEAM', 'CORE', 'CLINIC', 'PRO_CUSTOM', 'PRO_THREE_YEAR', 'INDIVIDUAL_FOREVER'
    )
  ),
  subscription_part text check (subscription_part in ('SUBSCRIPTION', 'SEATS', 'FEATURES')),
  use_area text check (use_area in ('COLLABORATION', 'DIAGNOSTIC_TOOLS', 'EDUCATION', 'PROCEDURAL_TOOLS')),
  market text not null check (market in ('HUMAN', 'VETERINARY')),
  description jsonb not null check (jsonb_typeof(description) = 'array'),
  attributes jsonb not null check (jsonb_typeof(attributes) = 'array'),
  pictures jsonb not null check (jsonb_typeof(pictures) = 'array'),
  return_days integer not null check (return_days >= 0),
  warranty_months integer not null check (warranty_months >= 0),
  sort_order integer not null,
  check ((kind = 'SUBSCRIPTION') = (plan_family is not null)),
  check ((kind = 'SUBSCRIPTION') = (subscription_part is not null)),
  check (kind <> 'DEVICE' or product_line is not null),
  check (use_area is null or subscription_part = 'FEATURES')
);
comment on table product is 'What is sold, as buyers see it; its variants are what can be bought.';
comment on column product.product_line is 'Line of a device, or the one line that a thing is made for; null for what goes with every device.';
comment on column product.description is 'Blocks of rich text: [{"type": "paragraph", "text": "…"}].';
comment on column product.attributes is 'Facts: [{"slug": "weight", "name": "Weight", "value": "305 g"}].';
comment on column product.pictures is 'In the order shown: [{"file": "iq3-box.svg", "alt": "…"}].';

create table product_variant (
  sku text primary key check (sku ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'),
  product_slug text not null references product (slug),
  name text not null check (name <> ''),
  connector text check (connector in ('USBC', 'LIGHTNING')),
  billing_term text not null check (billing_term in ('ONE_TIME', 'ANNUAL', 'ONE_YEAR', 'THREE_YEARS')),
  renews_after_months integer check (renews_after_months > 0),
  renews_as text references product_variant (sku) deferrable initially deferred,
  is_withdrawn boolean not null default false,
  sort_order integer not null,
  check ((renews_after_months is null) = (renews_as is null))
);
create index product_variant_product on product_variant (product_slug);
comment on table product_variant is 'The thing that is put into a cart.';
comment on column product_variant.renews_as is 'Variant whose price is charged at renewal; null for what is bought once.';
comment on column product_variant.is_withdrawn is 'No longer sold; the row stays because orders name it.';

create table variant_price (
  sku text not null references product_variant (sku) on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount >= 0),
  undiscounted_amount bigint not null check (undiscounted_amount >= amount),
  primary key (sku, currency)
);
comment on table variant_price is
  'Prices as entered, in minor units: with VAT where the currency''s countries include it, without tax for US and CA.';
comment on column variant_price.undiscounted_amount is 'Price before a reduction; equal to the amount when there is none.';

create table shipping_method (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  countries text[] not null check (cardinality(countries) > 0),
  min_business_days integer not null check (min_business_days >= 0),
  max_business_days integer not null check (max_business_days >= min_business_days),
  prices jsonb not null check (jsonb_typeof(prices) = 'object'),
  sort_order integer not null
);
comment on table shipping_method is 'Ways to ship, the default first.';
comment on column shipping_method.prices is 'Minor units by currency: {"USD": 1900}.';

create table country_permission (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  product_lines text[] not null,
  plan_families text[] not null,
  sells_accessories boolean not null,
  sells_warranties boolean not null
);
comment on table country_permission is 'What may be sold where; a country without a row buys nothing.';

create table plan_configuration (
  plan_family text primary key,
  min_seats integer not null check (min_seats >= 1),
  max_seats integer not null check (max_seats >= min_seats),
  seats_in_base integer not null check (seats_in_base >= 0)
);
comment on table plan_configuration is 'Seats of the plans that have them.';

create table shop_configuration (
  is_only_row boolean primary key default true check (is_only_row),
  max_cloud_users integer not null check (max_cloud_users > 0),
  max_devices integer not null check (max_devices > 0),
  is_in_maintenance boolean not null default false,
  maintenance_header text,
  maintenance_content text,
  maintenance_url text
);
comment on table shop_configuration is 'What holds for the whole shop.';
comment on column shop_configuration.max_cloud_users is 'Most seats of an organization without sales.';
comment on column shop_configuration.max_devices is 'Most registered devices of an organization without sales.';

create table voucher (
  code text primary key check (code = upper(code) and code <> ''),
  name text not null,
  description text not null,
  kind text not null check (kind in ('PERCENTAGE', 'FIXED')),
  percentage_ppm integer check (percentage_ppm between 1 and 1000000),
  amounts jsonb check (jsonb_typeof(amounts) = 'object'),
  is_active boolean not null,
  starts_at timestamptz,
  expires_at timestamptz,
  countries text[] not null,
  source text not null check (source in ('SHOP', 'AFFILIATE', 'REFERRAL')),
  once_per_customer boolean not null,
  learners_only boolean not null,
  minimums jsonb not null check (jsonb_typeof(minimums) = 'object'),
  applicable_skus text[] not null,
  excludes_sale_items boolean not null,
  usage_limit integer check (usage_limit >= 0),
  used integer not null default 0 check (used >= 0),
  check (usage_limit is null or used <= usage_limit),
  check ((kind = 'PERCENTAGE') = (percentage_ppm is not null)),
  check ((kind = 'FIXED') = (amounts is not null)),
  check (expires_at is null or starts_at is null or expires_at > starts_at)
);
comment on table voucher is 'Codes that reduce a price. Not part of the cached catalogue: uses change with every order.';
comment on column voucher.amounts is 'Minor units by currency, for a fixed discount.';
comment on column voucher.minimums is 'Least subtotal in minor units by currency; a currency that is missing has none.';
comment on column voucher.countries is 'Empty = everywhere.';
comment on column voucher.applicable_skus is 'Empty = everything.';

create table catalogue_revision (
  is_only_row boolean primary key default true check (is_only_row),
  revision bigint not null
);
comment on table catalogue_revision is 'Grows with every change of the catalogue, so that processes know when to read it again.';
insert into catalogue_revision (revision) values (1);

create function bump_catalogue_revision() returns trigger language plpgsql as $$
begin
  update catalogue_revision set revision = revision + 1;
  return null;
end
$$;

create trigger product_changed after insert or update or delete or truncate on product
  for each statement execute function bump_catalogue_revision();
create trigger product_variant_changed after insert or update or delete or truncate on product_variant
  for each statement execute function bump_catalogue_revision();
create trigger variant_price_changed after insert or update or delete or truncate on variant_price
  for each statement execute function bump_catalogue_revision();
create trigger shipping_method_changed after insert or update or delete or truncate on shipping_method
  for each statement execute function bump_catalogue_revision();
create trigger country_permission_changed after insert or update or delete or truncate on country_permission
  for each statement execute function bump_catalogue_revision();
create trigger plan_configuration_changed after insert or update or delete or truncate on plan_configuration
  for each statement execute function bump_catalogue_revision();
create trigger shop_configuration_changed after insert or update or delete or truncate on shop_configuration
  for each statement execute function bump_catalogue_revision();
