alter table voucher
  drop constraint voucher_kind_check,
  add constraint voucher_kind_check check (kind in ('PERCENTAGE', 'FIXED', 'GIFT')),
  add column bundles text[] not null default '{}',
  add column gift_skus text[] not null default '{}',
  add column apply_n_times_per_order integer check (apply_n_times_per_order > 0),
  add column referrer_email text,
  add check (referrer_email is null or source = 'REFERRAL'),
  add check (kind <> 'GIFT' or gift_skus <> '{}'),
  add check (gift_skus = '{}' or apply_n_times_per_order is not null);
comment on column voucher.kind is 'What is taken off: parts per million, an amount, or nothing, where it gives something.';
comment on column voucher.bundles is 'Bundle types to which it applies; empty = all.';
comment on column voucher.gift_skus is 'Variants that come along for nothing.';
comment on column voucher.apply_n_times_per_order is 'To how many units of an order it applies, with a gift for each; null = all.';
comment on column voucher.referrer_email is 'Whose recommendation it is; that buyer cannot use it.';

create table promotion (
  code text primary key references voucher (code) on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  flag text,
  requires text,
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  link text,
  banner jsonb check (jsonb_typeof(banner) = 'object'),
  attribution_days integer check (attribution_days > 0),
  sort_order integer not null
);
comment on table promotion is 'How a voucher is offered to everybody; the voucher says what it does, where and when.';
comment on column promotion.flag is 'Name under which flows know a promotion for some buyers; null for one that is for everybody.';
comment on column promotion.requires is 'What its buyers have to show, for which there is no way yet; such a promotion does not run.';
comment on column promotion.texts is 'By language of an address: {"en": {"name": "…", "message": "…", "terms": "…"}}.';
comment on column promotion.link is 'Path of the page where it is used, without country and language; null = the home page.';
comment on column promotion.banner is '{"colour": "accent", "pages": ["/"]}; null without one.';

create trigger promotion_changed after insert or update or delete or truncate on promotion
  for each statement execute function bump_catalogue_revision();
-- Uses change with every order and are no part of the catalogue; all that a promotion shows of its voucher is.
create trigger voucher_changed after insert or delete or truncate or update of
  name, description, kind, percentage_ppm, amounts, is_active, starts_at, expires_at, countries, applicable_skus, bundles,
  gift_skus, apply_n_times_per_order on voucher
  for each statement execute function bump_catalogue_revision();
