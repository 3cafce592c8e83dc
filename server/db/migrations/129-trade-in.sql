-- Old probes registered for credit. Each has a voucher of its own, which carries the credit to the order.
alter table voucher
  drop constraint voucher_source_check,
  add constraint voucher_source_check check (source in ('SHOP', 'AFFILIATE', 'REFERRAL', 'TRADE_IN'));

create table trade_in (
  id uuid primary key,
  serial_number text not null constraint trade_in_of_a_serial_number unique,
  product_line text not null,
  condition text not null,
  country text not null,
  credit bigint not null check (credit > 0),
  currency text not null,
  voucher_code text not null unique references voucher (code) on delete cascade,
  idempotency_key text not null unique check (char_length(idempotency_key) between 1 and 64),
  params_hash bytea not null,
  created_at timestamptz not null default now(),
  received_at timestamptz,
  revoked_at timestamptz check (received_at is null or revoked_at is null)
);
comment on table trade_in is 'An old probe that its owner described for credit. A serial number counts once; the row goes with its voucher if that expires unused.';
comment on column trade_in.credit is 'Minor units, from the table by line, condition and currency.';
comment on column trade_in.received_at is 'When the old probe arrived.';
comment on column trade_in.revoked_at is 'When the credit was taken back because the old probe did not arrive.';

-- What buyers register is no part of the catalogue: caches stay.
create function voucher_rows_inserted() returns trigger language plpgsql as $$
begin
  if exists (select from present where source <> 'TRADE_IN') then
    update catalogue_revision set revision = revision + 1;
  end if;
  return null;
end
$$;
create function voucher_rows_deleted() returns trigger language plpgsql as $$
begin
  if exists (select from former where source <> 'TRADE_IN') then
    update catalogue_revision set revision = revision + 1;
  end if;
  return null;
end
$$;
drop trigger voucher_inserted on voucher;
drop trigger voucher_deleted on voucher;
create trigger voucher_inserted after insert on voucher referencing new table as present
  for each statement execute function voucher_rows_inserted();
create trigger voucher_deleted after delete on voucher referencing old table as former
  for each statement execute function voucher_rows_deleted();

create index unused_trade_in on voucher (expires_at) where source = 'TRADE_IN' and used = 0;
