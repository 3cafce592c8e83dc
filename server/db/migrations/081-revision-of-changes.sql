-- A statement that changes nothing (no row, or the same values) leaves the revision alone: caches go by it.
create function catalogue_rows_inserted() returns trigger language plpgsql as $$
begin
  if exists (select from present) then
    update catalogue_revision set revision = revision + 1;
  end if;
  return null;
end
$$;

create function catalogue_rows_deleted() returns trigger language plpgsql as $$
begin
  if exists (select from former) then
    update catalogue_revision set revision = revision + 1;
  end if;
  return null;
end
$$;

create function catalogue_rows_updated() returns trigger language plpgsql as $$
declare
  uncounted constant text[] := coalesce(tg_argv, '{}');
begin
  if exists (
    select to_jsonb(former) - uncounted from former
    except all
    select to_jsonb(present) - uncounted from present
  ) then
    update catalogue_revision set revision = revision + 1;
  end if;
  return null;
end
$$;
comment on function catalogue_rows_updated is 'Its arguments are columns whose change is no change of the catalogue.';

do $$
declare
  changed text;
  uncounted text;
begin
  foreach changed in array array[
    'product', 'product_variant', 'variant_price', 'shipping_method', 'country_permission', 'plan_configuration',
    'shop_configuration', 'promotion', 'voucher', 'variant_price_history', 'catalogue_translation'
  ] loop
    execute format('drop trigger %I on %I', changed || '_changed', changed);
    execute format(
      'create trigger %I after insert on %I referencing new table as present
        for each statement execute function catalogue_rows_inserted()', changed || '_inserted', changed);
    execute format(
      'create trigger %I after delete on %I referencing old table as former
        for each statement execute function catalogue_rows_deleted()', changed || '_deleted', changed);
    uncounted := case changed
      when 'voucher' then '''used'', ''usage_limit'', ''minimums'', ''source'', ''once_per_customer'', ''learners_only'', ''excludes_sale_items'', ''referrer_email'''
      else ''
    end;
    execute format(
      'create trigger %I after update on %I referencing old table as former new table as present
        for each statement execute function catalogue_rows_updated(%s)', changed || '_updated', changed, uncounted);
    execute format(
      'create trigger %I after truncate on %I
        for each statement execute function bump_catalogue_revision()', changed || '_truncated', changed);
  end loop;
end
$$;
