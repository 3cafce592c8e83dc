-- The processes of the shop that run on this database, so that one with other settings doesn't join them.
create table running_process (
  id uuid primary key,
  version text not null,
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
comment on table running_process is 'Deleted when its process ends, or by others once it hasn''t been seen for a while.';
comment on column running_process.settings is 'By variable, what must be the same in all processes; of secrets, a digest.';
