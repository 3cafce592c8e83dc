-- Members and seats are counted by one statement. An organization that this transaction has inserted or changed is locked
-- already, so that no other transaction counts its members now; any other is locked and counted again.
create or replace function check_members() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.organization_id, old.organization_id);
  members integer;
  admins integer;
  paid integer;
  is_locked boolean;
begin
  select count(*), count(*) filter (where is_admin), (select seats from subscription where organization_id = changed),
      (select xmin = pg_current_xact_id()::xid from organization where id = changed)
    into members, admins, paid, is_locked
    from organization_membership where organization_id = changed;
  if is_locked is distinct from true then
    perform from organization where id = changed for no key update;
    select count(*), count(*) filter (where is_admin), (select seats from subscription where organization_id = changed)
      into members, admins, paid
      from organization_membership where organization_id = changed;
  end if;
  if members > 0 and admins = 0 then
    raise exception 'organization % has members and no administrator', changed
      using errcode = 'check_violation', constraint = 'organization_has_an_administrator';
  end if;
  if members > coalesce(paid, 1) then
    raise exception 'organization % has more members than seats', changed
      using errcode = 'check_violation', constraint = 'members_have_seats';
  end if;
  return null;
end
$$;
